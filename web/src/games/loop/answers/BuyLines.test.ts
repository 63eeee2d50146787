import { cleanup, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ChangesData, OptionData, PlanData } from '../../../lib/net/api'
import { shopping } from '../shopping.svelte'
import { prepare } from '../testing'
import BuyLines from './BuyLines.svelte'
import type { Desk } from '../../../lib/choices/desk'

afterEach(cleanup)
beforeEach(() => {
  prepare('en')
  shopping.empty()
})

const buy = (type: string, quality: number): OptionData => ({
  text: `buy ${type} ${quality}`,
  kind: 'buy',
  group: 'buy',
  arguments: { type, quality, reputation: 0, half: 0, coins: quality },
  sentence: '',
})
const options = [buy('glass', 1), buy('glass', 2), buy('food', 1), buy('food', 2)]
const coins = (after: number): ChangesData => ({
  counters: [{ seat: 1, name: 'coins', before: 3, after }],
  events: [],
  sentences: [],
  rules: [],
  left_to: 'nothing',
})

/** A server that has told what these plans come to. */
function deskWith(plans: Record<string, PlanData>): Desk {
  return {
    asked: { question: 'TakeTurn', sentence: '', step: {}, options, refusals: [], only_one: false },
    options,
    seat: 1,
    names: ['Ada'],
    holders: [],
    view: { game: 'loop', board: { market: ['glass', 'food'] } },
    changes: () => coins(1),
    plan: (texts) => plans[texts.join(', ')],
    foresee: () => undefined,
    hinted: '',
    busy: false,
    confirms: false,
    hasBack: false,
    onplay: () => undefined,
    onback: () => undefined,
  }
}

function more(type: string): HTMLElement {
  return screen.getByTestId(`buy-${type}-more`)
}

function click(type: string): void {
  more(type).click()
  flushSync()
}

test('the sum is what the server says of all purchases together', () => {
  const plans = { 'buy glass 1, buy food 1': { steps: [coins(2), coins(0)], offered: [] } }
  render(BuyLines, { props: { desk: deskWith(plans), options } })
  click('glass')
  click('food')
  expect(document.querySelector('.chip')?.textContent).toContain('3→')
  expect(document.querySelector('.chip')?.textContent).toMatch(/0\s*$/)
})

test('what isn’t on offer after the others can’t be added', () => {
  const plans = { 'buy glass 2': { steps: [coins(1)], offered: ['buy food 1'] } }
  render(BuyLines, { props: { desk: deskWith(plans), options } })
  click('glass')
  click('glass')
  expect(more('food').getAttribute('aria-disabled')).toBe('false')
  click('food')
  expect(more('food').getAttribute('aria-disabled')).toBe('true')
})

test('what turns out to be too much goes back', () => {
  const plans = { 'buy glass 2, buy food 1': { steps: [coins(1)], offered: [] } }
  render(BuyLines, { props: { desk: deskWith(plans), options } })
  click('glass')
  click('glass')
  click('food')
  expect(screen.getByTestId('buy').textContent).toContain('Buy glass\u00a02 for 2 coins')
  expect(document.querySelector('.chip')?.textContent).toMatch(/1\s*$/)
})

test('only the last of several quick purchases goes back', async () => {
  const { rerender } = render(BuyLines, { props: { desk: deskWith({}), options } })
  click('glass')
  click('food')
  click('glass')
  const fits = { steps: [coins(2), coins(1)], offered: [] }
  const isTooMuch = { steps: [coins(1)], offered: [] }
  const plans = { 'buy glass 1, buy food 1': fits, 'buy glass 2, buy food 1': isTooMuch }
  await rerender({ desk: deskWith(plans), options })
  expect(screen.getByTestId('buy').textContent).toMatch(/Buy glass.1 and food.1 for 2 coins/)
})
