import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NATIONS } from './samples/samples'
import { SEATS } from '../loop/samples/samples'
import { ServerError, type LoggedEvent, type OptionData, type RefusalData, type SeatData } from '../../lib/net/api'
import { floatsOf, lastNight, marksOf } from './happened'
import LoanPanel from './LoanPanel.svelte'
import Market from './Market.svelte'
import Money from './Money.svelte'
import Scene from '../../lib/games/Scene.svelte'
import page from '.'
import { refusalAt, spotsOf } from './spots'
import { knowGames } from '../../lib/testing'
import { prepare } from './testing'
import Refusal from '../../pages/start/Refusal.svelte'
import { dangerOf, originsOf, playerOf, type NationPlayer } from './view'
import { nameIn } from '../../lib/format'

afterEach(cleanup)

const event = (name: string, data: object = {}): LoggedEvent =>
  ({ event: name, rule: '', sentence: name, at: 1, by: 1, auto: false, ...data }) as LoggedEvent
const FRAMED = SEATS as unknown as SeatData[]
const me = playerOf(NATIONS.day.view, NATIONS.day.view.seat) as NationPlayer

test('a line-up that cannot be played is refused in the language of the page', () => {
  prepare('fr')
  knowGames()
  render(Refusal, { error: new ServerError(400, 'bad-options', 'characters: builder is missing (NATION-S.1b).') })
  expect(screen.getByTestId('refusal').textContent?.trim()).toMatch(/^Il faut toujours un constructeur et un fermier/)
})

test('the last night is read from the log, with the morning after it', () => {
  const events = [
    event('round-started', { round: 2 }),
    event('happiness-moved', { who: 'seat1', change: 1, rule: 'NATION-3.1' }),
    event('happiness-moved', { who: 'seat1', change: -1, rule: 'NATION-3.5' }),
    event('money-printed', { who: 'seat1', money: 5 }),
    event('money-printed', { who: 'seat2', money: 5 }),
    event('mat-counted', { money: 105 }),
    event('foreigners-bought', { who: 'seat2', product: 'bread', items: 2, money: 20 }),
    event('round-started', { round: 3 }),
    event('loan-paid', { who: 'seat1' }),
  ]
  expect(lastNight(events)).toMatchObject({
    round: 2,
    evening: [{ seat: 1, change: 0 }],
    printed: 5,
    printedFor: [1, 2],
    counted: 105,
    sales: [{ seat: 2, product: 'bread', items: 2, money: 20 }],
    morning: [{ seat: 1 }],
  })
  expect(lastNight(events.slice(0, 3))).toBeNull()
  expect(floatsOf(events)).toEqual([
    { seat: 1, icon: 'buck', change: 5 },
    { seat: 2, icon: 'buck', change: 25 },
  ])
})

test('the last move of everybody has its place (UI-T20)', () => {
  const events = [event('worked', { who: 'seat1' }), event('bought', { who: 'seat1', host: 'seat2' })]
  expect(marksOf(events)).toEqual([{ seat: 1, spot: 'house:2', sentence: 'bought' }])
})

test('a visit without buying has no place on the board: an hour is too dear for a slip', () => {
  const offer = (kind: string, given = {}): OptionData => ({
    text: kind,
    kind,
    arguments: given,
    group: '',
    sentence: '',
  })
  const spots = spotsOf([offer('visit', { host: 'seat2' }), offer('explore'), offer('work')], 1)
  expect([...spots.keys()]).toEqual(['explore', 'house:1'])
})

test('a rate that can’t be paid is seen a round before (UI-G11)', () => {
  const loan = { amount: 50, balance: 43, opening: true, due: [[7, 8] as [number, number]] }
  const danger = (money: number, level: number): string => dangerOf({ ...me, loan, money, level })
  expect([danger(15, 1), danger(14, 1), danger(6, 2), danger(6, 1)]).toEqual(['none', 'interest', 'level', 'out'])
})

describe.each(['en', 'fr'] as const)('%s', (lang) => {
  beforeEach(() => prepare(lang))

  test.each(Object.keys(NATIONS) as (keyof typeof NATIONS)[])('%s shows, with all its sentences', (name) => {
    render(Scene, { props: { page, ...NATIONS[name], seats: SEATS, onpick: () => undefined } })
    const names = screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '')
    expect(document.body.textContent + names.join(' ')).not.toMatch(/page-nation|nation-[a-z]+/)
  })
})

describe('the town on one screen', () => {
  beforeEach(() => prepare('en'))
  const framed = (name: keyof typeof NATIONS) => {
    const { view, offers, events } = NATIONS[name]
    return {
      game: 'nation',
      view,
      offers,
      events,
      seats: FRAMED,
      refusals: [],
      speed: 'normal',
      options: {},
      thought: null,
      isFramed: true,
    }
  }

  test.each(Object.keys(NATIONS) as (keyof typeof NATIONS)[])(
    '%s shows, with what lies in every place',
    async (name) => {
      render(page.Board, { props: framed(name) })
      render(page.Dock, { props: framed(name) })
      for (const place of document.querySelectorAll<HTMLElement>('[data-testid^=place-], [data-testid=steps]')) {
        if (place.getAttribute('aria-expanded') === 'false') await fireEvent.click(place)
        expect(screen.getAllByRole('dialog')).toHaveLength(1)
        expect(document.body.textContent).not.toMatch(/page-nation|nation-[a-z]+/)
      }
    },
  )

  test('a place does what is offered there, and opens where nothing is', async () => {
    const picked: string[][] = []
    render(page.Board, { props: { ...framed('day'), onpick: (texts: string[]) => picked.push(texts) } })
    await fireEvent.click(screen.getByTestId('place-explore'))
    expect(picked).toEqual([['explore']])
    await fireEvent.click(screen.getByTestId('place-market'))
    await fireEvent.click(screen.getAllByRole('button', { name: /^Visit / })[0]!)
    expect(picked[1]?.every((text) => text.startsWith('visit'))).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a spot says why nothing is offered there (UI-T8)', () => {
    const refusal = (what: string): RefusalData => ({ what, title: '', sentence: what, rule: '' }) as RefusalData
    const refusals = ['visit seat2 buy', 'work', 'play date'].map(refusal)
    const found = ['home', 'house:2', 'house:3', 'card:date', 'explore'].map((spot) => refusalAt(spot, refusals)?.what)
    expect(found).toEqual(['work', 'visit seat2 buy', undefined, 'play date', undefined])
  })
})

describe('parts of the table', () => {
  beforeEach(() => prepare('en'))
  const nameOf = nameIn(SEATS)

  test('the market has one row for each seller (UI-G10)', () => {
    const { view, offers } = NATIONS.day
    render(Market, { props: { view, spots: spotsOf(offers, view.seat), nameOf } })
    expect(document.querySelectorAll('tbody tr').length).toBe(
      view.players.filter(({ character }) => character !== 'banker').length,
    )
  })

  test('the rates of a loan are split by payee and end at nothing owed', () => {
    const debtor = NATIONS.banker.view.players.find(({ loan }) => loan) as NationPlayer
    render(LoanPanel, { props: { player: debtor, view: NATIONS.banker.view, nameOf } })
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => Number(cell.textContent)),
    )
    for (const [, interest = 0, payback = 0, rate] of rows) expect(interest + payback).toBe(rate)
    expect(rows.at(-1)?.at(-1)).toBe(0)
  })

  test('the money by origin is the money by holder (UI-G13)', () => {
    const { view } = NATIONS.open
    const total = originsOf(view.money!).reduce((sum, { money }) => sum + money, 0)
    render(Money, { props: { view, nameOf } })
    expect(screen.getByTestId('total-origin').textContent).toBe(String(total))
    expect(screen.getByTestId('total-holder').textContent).toBe(String(total))
  })

  test('others’ money isn’t counted (UI-T29)', () => {
    const { view, events } = NATIONS.day
    render(Scene, { props: { page, view, events, seats: SEATS } })
    expect(screen.getByTestId('hidden-2').textContent).toBe('hidden')
    expect(screen.getByTestId('mat-money').textContent).toBe('hidden')
  })
})
