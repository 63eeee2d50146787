import { cleanup, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOSTALGIAS } from './samples/samples'
import { SEATS } from '../loop/samples/samples'
import type { Desk } from '../../lib/choices/desk'
import { choiceFor } from '../../lib/choices/registry'
import type { OptionData } from '../../lib/net/api'
import { pursuitCards } from '../pursuit/cards.svelte'
import { parseOption } from '../pursuit/options'
import { playerOf } from '../pursuit/view'
import Album from './Album.svelte'
import Brief from './Brief.svelte'
import { goalWords, memories, skillWords } from './cards.svelte'
import { memoryOffers, parseMemoryOption } from './options'
import { DRAWN } from './drawings'
import MemoryCard from './MemoryCard.svelte'
import { QUESTIONS, type NostalgiaQuestion } from './questions'
import Scene from '../../lib/games/Scene.svelte'
import page from '.'
import { prepare } from './testing'
import { albumOf } from './view'

// What jsdom doesn't have.
window.matchMedia ??= (() => ({ matches: true })) as unknown as typeof window.matchMedia
Element.prototype.scrollIntoView ??= () => undefined

afterEach(cleanup)
beforeEach(() => prepare('en'))

const NAMELESS = /page-nostalgia|nostalgia-[a-z]+|page-pursuit|pursuit-[a-z]+/
const option = (text: string): OptionData => ({ text, kind: '', group: '', sentence: text }) as unknown as OptionData

function deskOf(question: string, options: OptionData[], step = {}, onplay: Desk['onplay'] = () => undefined): Desk {
  const { view } = NOSTALGIAS.old
  return {
    asked: { question, sentence: '', step, options, refusals: [], only_one: false },
    options,
    seat: view.seat!,
    names: SEATS.map((seat) => seat.name),
    holders: [],
    view: view as unknown as Record<string, unknown>,
    changes: () => undefined,
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

describe('what the engine writes is read', () => {
  test('options about Nostalgia cards', () => {
    expect(parseMemoryOption('choose eternal-love 2')).toEqual({ kind: 'choose', card: 'eternal-love', choice: 2 })
    expect(parseMemoryOption('study')).toBeNull()
    expect(memoryOffers([{ text: 'place kite' }, { text: 'drop kite' }]).get('kite')).toHaveLength(2)
  })

  test('options about the cards of the base game, by their cards', () => {
    expect(parseOption('focus jogging')).toMatchObject({ kind: 'focus', card: 'jogging' })
    expect(parseOption('meet victor')).toMatchObject({ kind: 'meet', card: 'vera', side: 'man' })
  })
})

test('every card of the box has a drawing', () => {
  const cards = [...pursuitCards()!.card.values()].filter(({ kind }) => kind !== 'partner').map(({ id }) => id)
  const known = new Set([...cards, ...memories().keys()])
  expect(Object.keys(DRAWN).filter((id) => !known.has(id))).toEqual([])
  expect([...memories().keys()].filter((id) => !(id in DRAWN))).toEqual([])
})

describe.each(['en', 'fr'] as const)('%s', (lang) => {
  beforeEach(() => prepare(lang))

  test('every goal and every skill has a sentence', () => {
    for (const { goal, skill } of memories().values()) {
      if (goal) expect(goalWords(goal)).not.toMatch(NAMELESS)
      if (skill) expect(skillWords(skill)).not.toMatch(NAMELESS)
    }
  })

  test('the table shows, with all its sentences', () => {
    render(Scene, { props: { page, ...NOSTALGIAS.old, seats: SEATS, onpick: () => undefined } })
    expect(document.body.textContent).not.toMatch(NAMELESS)
  }, 20_000)

  test.each([
    ['TakeTurn', NOSTALGIAS.old.offers, {}],
    ['EndTurn', NOSTALGIAS.after.offers, {}],
    ['ChooseTrigger', [option('tick kite'), option('tick treehouse')], {}],
    ['PayForMemory', [option('save 1 influence'), option('save nothing')], { nostalgia: 'kite', deal: 'realise' }],
    ['DrawFromStock', [option('draw herbarium'), option('leave herbarium')], {}],
    ['PayForTime', [option('add 2 knowledge 1 influence'), option('add 3 influence')], { card: 'jogging' }],
    ['ChoosePartner', [option('meet vera'), option('meet victor')], {}],
  ])('%s is asked', (question, options, step) => {
    render(choiceFor(question, 'nostalgia'), { props: { desk: deskOf(question, options, step) } })
    expect(document.body.textContent).not.toMatch(NAMELESS)
    expect(document.querySelectorAll('[data-pick]').length).toBeGreaterThan(0)
  })
})

test('every question of the expansion has its component', () => {
  const asked: NostalgiaQuestion[] = ['ChooseTrigger', 'PayForMemory', 'DrawFromStock', 'PayForTime', 'ChoosePartner']
  expect(Object.keys(QUESTIONS).sort()).toEqual(asked.sort())
})

test('every option of a turn can be clicked on', async () => {
  const played: string[] = []
  const offers = ['place kite', 'activate treehouse', 'realise tales', 'drop tales', 'focus jogging'].map(option)
  render(choiceFor('TakeTurn', 'nostalgia'), {
    props: { desk: deskOf('TakeTurn', offers, {}, (text) => text && played.push(text)) },
  })
  const click = (text: string): void => document.querySelector<HTMLElement>(`[data-option="${text}"]`)!.click()
  for (const text of ['activate treehouse', 'realise tales', 'focus jogging']) click(text)
  screen.getByTestId('open-place').click()
  await Promise.resolve()
  click('place kite')
  expect(played).toEqual(['activate treehouse', 'realise tales', 'focus jogging', 'place kite'])
})

test('every realised card of another says how far it has come, also one without levels', () => {
  const other = NOSTALGIAS.old.view.players.find((player) =>
    albumOf(player).realised.some(({ card }) => card === 'bookworm'),
  )!
  render(Brief, { props: { player: other } })
  const realised = [...document.querySelectorAll('li.realised')]
  expect(realised.length).toBe(albumOf(other).realised.length)
  for (const card of realised) expect(card.textContent).toMatch(/level \d of \d|choice [AB]|realised|goal met/)
})

test('what somebody brings along is told once: by figures', () => {
  const sentence = 'Live with Vera (→ 2 coins)'
  const meet = [{ ...option('meet vera'), sentence }, option('meet victor')]
  render(choiceFor('ChoosePartner', 'nostalgia'), { props: { desk: deskOf('ChoosePartner', meet) } })
  expect(document.querySelector('[data-option="meet vera"]')!.textContent).not.toContain('coins')
})

test('a hand is read by its owner only, and both sides of a card by whoever sees it', async () => {
  const { view } = NOSTALGIAS.old
  const [mine, other] = [playerOf(view, view.seat)!, view.players.find(({ seat }) => seat !== view.seat)!]
  expect(albumOf(other).hand).toBeNull()
  render(Album, { props: { player: other } })
  expect(screen.queryByTestId('hand')).toBeNull()
  cleanup()
  render(Album, { props: { player: mine, own: true } })
  const hand = within(screen.getByTestId('hand'))
  expect(hand.getAllByTestId(/^memory-/).length).toBe(albumOf(mine).hand!.length)
  cleanup()
  render(MemoryCard, { props: { id: 'kite', reminiscence: { card: 'kite', passive: true, active: false } } })
  expect(screen.getByTestId('front').textContent).toContain('activated')
  screen.getByTestId('turn-kite').click()
  await Promise.resolve()
  expect(screen.getByTestId('back')).toBeTruthy()
})
