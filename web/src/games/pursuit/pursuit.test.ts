import { cleanup, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PURSUITS } from './samples/samples'
import { SEATS } from '../loop/samples/samples'
import type { Desk } from '../../lib/choices/desk'
import type { ChangesData, EventData, TableMessage } from '../../lib/net/api'
import Board from './Board.svelte'
import { pursuitCards } from './cards.svelte'
import { changesOf, goodsPaid, killsBy } from './changes'
import Choice from './Choice.svelte'
import { amountsOf, parseOption, spotsOf } from './options'
import { doubtOf } from './doubts'
import { DRAWN_CARDS } from './drawings'
import Mat from './Mat.svelte'
import Opponents from './Opponents.svelte'
import { details } from '../../pages/end/sentences'
import { best, optionFor, reachable } from './savings'
import { prepare } from './testing'
import { placeInAge, playerOf } from './view'

afterEach(cleanup)
beforeEach(() => prepare('en'))

const event = (name: string, data: object): EventData =>
  ({ event: name, rule: '', sentence: name, ...data }) as EventData
const old = PURSUITS.old
const me = playerOf(old.view, old.view.seat)!

function deskOf(name: keyof typeof PURSUITS, onplay: (...texts: string[]) => void = () => undefined): Desk {
  const { view, offers, refusals } = PURSUITS[name]
  return {
    asked: { question: view.question, sentence: '', step: {}, options: offers, refusals, only_one: false },
    options: offers,
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
  test('options', () => {
    expect(parseOption('buy car 2')).toMatchObject({ kind: 'buy', card: 'car', level: 2 })
    expect(parseOption('give up martha')).toMatchObject({ kind: 'give-up', card: 'martha' })
    expect(parseOption('date martin')).toMatchObject({ kind: 'date', card: 'martha', side: 'man' })
    expect(amountsOf('save 1 knowledge 2 influence')).toEqual({ knowledge: 1, influence: 2 })
    expect(amountsOf('save nothing')).toEqual({})
  })

  test('what is offered lies somewhere on the table', () => {
    const spots = spotsOf([{ text: 'temp job' }, { text: 'take bonsai' }, { text: 'refresh jobs' }])
    expect(spots.space.get('temp_job')).toEqual(['temp job'])
    expect(spots.space.get('take_project')).toEqual(['take bonsai'])
    expect(spots.card.get('bonsai')).toEqual(['take bonsai'])
    expect(spots.row.get('jobs')).toEqual(['refresh jobs'])
  })

  test('rounds have the names of ages', () => {
    expect(placeInAge(old.view.board.tracks.ages, 3)).toEqual({ age: 'adult', at: 2, of: 4 })
  })
})

describe('what would change', () => {
  const who = `seat${me.seat}`
  const changes = (...events: EventData[]): ChangesData => ({
    counters: [
      { seat: me.seat, name: 'money', before: 1, after: 4 },
      { seat: me.seat, name: 'hourglasses', before: 6, after: 5 },
      { seat: 9, name: 'lth', before: 0, after: 5 },
    ],
    events,
    sentences: [],
    rules: [],
    left_to: 'nothing',
  })

  test('is what the server tells of one’s own counters', () => {
    expect(changesOf(changes(), me.seat)).toEqual([
      { what: 'money', from: 1, to: 4 },
      { what: 'unused', from: 6, to: 5 },
    ])
    expect(changesOf(undefined, me.seat)).toEqual([])
  })

  test('what is paid is told by its event', () => {
    const paid = event('paid', { who, knowledge: 2, creativity: 0, influence: 1, money: 0 })
    expect(goodsPaid(changes(paid))).toEqual({ knowledge: 2, creativity: 0, influence: 1, money: 0 })
    expect(goodsPaid(undefined)).toEqual({})
    expect(goodsPaid(changes())).toEqual({ knowledge: 0, creativity: 0, influence: 0, money: 0 })
  })

  test('what can’t be mended is asked about (UI-T12)', () => {
    const died = changes(event('died', { who }))
    expect(killsBy(died, me.seat)).toBe(true)
    expect(doubtOf('study', died, me, old.view)).toBe('page-pursuit-sure-dying')
    expect(doubtOf('give up car', changes(), me, old.view)).toBe('page-pursuit-sure-give-up')
    const full = { ...me, slots_used: 3 }
    const taken = changes(event('project-taken', { who }))
    expect(doubtOf('take bonsai', taken, full, old.view)).toBe('page-pursuit-sure-slots')
    expect(doubtOf('study', changes(), me, old.view)).toBe('')
  })

  test('a mood is spent on what gets scarce, and only in ways that are offered', () => {
    const all = ['save 2 knowledge', 'save 1 knowledge 1 influence', 'save 1 knowledge', 'save nothing'].map(
      (text) => ({
        text,
        amounts: amountsOf(text),
      }),
    )
    const poor = { ...me, knowledge: 9, creativity: 9, influence: 1 }
    const chosen = best(all, { knowledge: 2, influence: 1 }, poor)
    expect(optionFor(all, chosen)).toBe('save 1 knowledge 1 influence')
    expect(reachable(all, chosen, 'knowledge', 1)).toEqual({ knowledge: 2, influence: 0 })
    expect(reachable(all, chosen, 'creativity', 1)).toBeNull()
  })
})

test('one may die as the next round begins: only full rounds are counted', () => {
  const seats = [{ seat: 1, score: 3, sources: { lth: 3 }, rank: 1, won: true }]
  const result = {
    ended_by: 'death',
    seats,
    winners: [1],
    tie_break: '',
    together: false,
    target: 0,
    notes: { rounds: 6 },
  }
  const table = { game: 'pursuit', seats: [{ seat: 1, name: 'Ada' }], players: 2, you: [], round: 7, result }
  expect(details(table as unknown as TableMessage)[0]).toContain('After 6 full rounds')
})

test('every card but the partners has a drawing', () => {
  const cards = [...pursuitCards()!.card.values()].filter(({ kind }) => kind !== 'partner').map(({ id }) => id)
  expect([...DRAWN_CARDS].sort()).toEqual(cards.sort())
})

describe.each(['en', 'fr'] as const)('%s', (lang) => {
  test.each(Object.keys(PURSUITS) as (keyof typeof PURSUITS)[])(
    '%s shows, with all its sentences',
    (name) => {
      prepare(lang)
      const { view, offers, refusals, events } = PURSUITS[name]
      render(Board, { props: { view, offers, refusals, events, seats: SEATS } })
      render(Mat, { props: { player: playerOf(view, view.seat)!, view, seats: SEATS } })
      render(Opponents, { props: { view, seats: SEATS } })
      render(Choice, { props: { desk: deskOf(name) } })
      expect(document.body.textContent).not.toMatch(/page-pursuit|pursuit-[a-z]+/)
    },
    20_000,
  )
})

test('the whole upkeep is paid with one click (UI-G4)', () => {
  const paid: string[] = []
  render(Choice, { props: { desk: deskOf('upkeep', (...texts) => paid.push(...texts)) } })
  screen.getByTestId('pay-all').click()
  const player = playerOf(PURSUITS.upkeep.view, PURSUITS.upkeep.view.seat)!
  expect(paid).toEqual(player.paying_order.map((card) => `pay ${card}`))
  expect(within(screen.getByTestId('upkeep')).getAllByRole('listitem').length).toBe(player.due.length)
})

test('an upkeep shows what one has after each payment', () => {
  const desk = deskOf('upkeep')
  const asked: string[][] = []
  const money = (after: number): ChangesData => ({
    counters: [{ seat: desk.seat, name: 'money', before: 1, after }],
    events: [],
    sentences: [],
    rules: [],
    left_to: 'nothing',
  })
  desk.foresee = (plans) => asked.push(...plans.map((texts) => [...texts]))
  desk.plan = (texts) => ({ steps: texts.map((_, at) => money(at + 7)), offered: [] })
  render(Choice, { props: { desk } })
  const player = playerOf(PURSUITS.upkeep.view, PURSUITS.upkeep.view.seat)!
  expect(asked).toEqual([player.paying_order.map((card) => `pay ${card}`)])
  expect(screen.getByTestId(`due-${player.paying_order[0]}`).textContent).toContain('7')
})
