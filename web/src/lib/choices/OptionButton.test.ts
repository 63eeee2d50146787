import { render } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import plain from '../games/plain'
import { usePage } from '../games/pages.svelte'
import type { OptionData } from '../net/api'
import { speakFor } from '../testing'
import type { Desk } from './desk'
import OptionButton from './OptionButton.svelte'

const REST: OptionData = { text: 'rest', group: 'act', kind: 'rest', arguments: {}, sentence: 'rest' }
const STUDY: OptionData = { text: 'study', group: 'act', kind: 'study', arguments: {}, sentence: 'study' }
const WHY = 'You have no stress to lose.'
Element.prototype.scrollIntoView = () => undefined // jsdom has no layout

/** A game in which rest changes nothing. */
function desk(onplay: () => void): Desk {
  usePage('sloth', { ...plain, wasted: ({ kind }: OptionData) => (kind === 'rest' ? WHY : '') })
  return {
    asked: { question: 'TakeTurn', sentence: '', step: {}, options: [REST, STUDY], refusals: [], only_one: false },
    options: [REST, STUDY],
    seat: 1,
    names: ['Ada'],
    holders: [],
    view: { game: 'sloth' },
    changes: () => ({ counters: [], events: [], sentences: [], rules: [], left_to: 'nothing' }),
    plan: () => undefined,
    foresee: () => undefined,
    hinted: '',
    busy: false,
    confirms: false,
    hasBack: false,
    onplay,
    onback: () => undefined,
  }
}

test('an option that would do nothing is dimmed, says so, and asks once more', async () => {
  speakFor('en')
  const onplay = vi.fn()
  const { getByTestId, queryByTestId, container } = render(OptionButton, { option: REST, desk: desk(onplay) })
  expect(container.querySelector('.option')?.classList).toContain('wasted')
  expect(getByTestId('option').textContent).toContain(WHY)
  getByTestId('option').click()
  await Promise.resolve()
  expect(onplay).not.toHaveBeenCalled()
  expect(queryByTestId('confirm')).not.toBeNull()
  getByTestId('confirm').click()
  expect(onplay).toHaveBeenCalledWith('rest')
})

test('any other is done with one click', () => {
  speakFor('en')
  const onplay = vi.fn()
  const { getByTestId, container } = render(OptionButton, { option: STUDY, desk: desk(onplay) })
  expect(container.querySelector('.option')?.classList).not.toContain('wasted')
  getByTestId('option').click()
  expect(onplay).toHaveBeenCalledWith('study')
})
