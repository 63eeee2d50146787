import { cleanup, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SAMPLES, SEATS } from './samples/samples'
import type { LoggedEvent, RefusalData } from '../../lib/net/api'
import { inspector } from '../../lib/ui/inspector.svelte'
import { toasts } from '../../lib/ui/toast.svelte'
import ActivityCard from './ActivityCard.svelte'
import Board from './Board.svelte'
import CareerCard from './CareerCard.svelte'
import DockBar from './DockBar.svelte'
import DebtCard from './DebtCard.svelte'
import EventCard from './EventCard.svelte'
import FavourCard from './FavourCard.svelte'
import GoalCard from './GoalCard.svelte'
import Mat from './Mat.svelte'
import MaterialCard from './MaterialCard.svelte'
import Opponents from './Opponents.svelte'
import Revealed from './Revealed.svelte'
import { flightsOf } from './flights'
import { marksOf } from './marks'
import { refusalAt, spotsOf } from './spots'
import { shopping } from './shopping.svelte'
import { prepare } from './testing'
import { held, playerOf } from './view'

beforeEach(() => {
  prepare('en')
  shopping.empty()
})
afterEach(cleanup)

const name = (role: 'img' | 'button', words: string): HTMLElement => screen.getByRole(role, { name: words })

describe('a card says its full meaning', () => {
  test('a material, with its quality', () => {
    render(MaterialCard, { material: 'glass 3' })
    expect(name('img', 'glass, quality 3 of 4')).toBeTruthy()
  })

  test('an activity, with what it uses and shows', () => {
    render(ActivityCard, { activity: 'dance-1' })
    expect(name('img', 'Dance: uses 1 glass, 1 plastic; shows Group, Heart')).toBeTruthy()
  })

  test('a goal, with what is missing', () => {
    render(GoalCard, { goal: 'family', lacking: { house: 1 } })
    expect(name('img', 'Family: 2 happiness for House\u00a0×2, Heart. Missing: House.')).toBeTruthy()
  })

  test('a favour, with what it gives to who accepts', () => {
    render(FavourCard, { favour: 'share', number: 2 })
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^2 Share cards: .*earns 2 reputation\.$/)
  })

  test('a career, with its salary', () => {
    render(CareerCard, { career: 'intern' })
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/Salary: \+3 coins for −1 happiness\.$/)
  })

  test('an event, with its effect', () => {
    render(EventCard, { event: 'overtime' })
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^Event Overtime, continuous: Work costs/)
  })

  test('a debt, with what is paid off', () => {
    render(DebtCard, { paid: 2, due: true })
    expect(name('img', 'Credit card, 2 of 5 coins paid off, due this turn')).toBeTruthy()
  })

  test('in French, too', () => {
    prepare('fr')
    render(MaterialCard, { material: 'glass 3' })
    expect(name('img', 'verre, qualité 3 sur 4')).toBeTruthy()
  })
})

describe('the table', () => {
  const { view, offers } = SAMPLES.competitive

  test('what is offered is a button that reports the texts of its offers, and nothing else is', () => {
    const picked: string[][] = []
    render(Board, { view, offers, onpick: (texts) => picked.push(texts) })
    const activity = offers.find(({ kind }) => kind === 'consume')?.arguments['activity']
    const button = screen.getAllByRole('button').find((b) => b.dataset['spot'] === `stage:${activity}`)
    button?.click()
    expect(picked).toEqual([[`consume ${activity}`]])
    expect(
      screen
        .getAllByRole('button')
        .every((b) => [...spotsOf(offers, view.seat).keys()].includes(b.dataset['spot'] ?? '')),
    ).toBe(true)
  })

  test('without offers nothing can be clicked', () => {
    render(Board, { view })
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  test.each(Object.keys(SAMPLES) as (keyof typeof SAMPLES)[])('board and mat of %s show', (sample) => {
    const { view } = SAMPLES[sample]
    const player = playerOf(view, view.seat ?? 1)
    render(Board, { view })
    if (player) render(Mat, { player, view, seats: SEATS })
    expect(screen.getByRole('region', { name: `${SEATS[(view.seat ?? 1) - 1]?.name}’s mat` })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'The board' }).textContent).not.toMatch(/page-loop|loop-[a-z]+-/)
  })

  test('an opponent opens to the full mat', async () => {
    render(Opponents, { view, seats: SEATS })
    const button = screen.getByRole('button', { name: 'See all of Dara' })
    button.click()
    expect(await screen.findByRole('region', { name: 'Dara’s mat' })).toBeTruthy()
  })
})

describe('the market', () => {
  const { view, offers } = SAMPLES.basic
  const click = (testid: string): void => {
    screen.getByTestId(testid).click()
    flushSync()
  }
  const wished = (testid: string): string | undefined => screen.queryByTestId(`${testid}-wish`)?.textContent?.trim()

  test('a click puts a card into the basket, another makes it better, and a second card joins', () => {
    const picked: string[][] = []
    render(Board, { view, offers, isFramed: true, onpick: (texts) => picked.push(texts) })
    click('market-1')
    expect(wished('market-1')).toBe('1')
    click('market-1')
    click('market-2')
    expect([wished('market-1'), wished('market-2')]).toEqual(['2', '1'])
    expect(picked).toEqual([])
    click('market-1-less')
    expect(wished('market-1')).toBe('1')
  })

  test('what the best one can buy is, is said; with its reason if there is one', () => {
    const refusals = [{ what: 'buy food 3', title: 'Buy', sentence: 'too dear', rule: 'LOOP-2.0.b3' } as RefusalData]
    render(Board, { view, offers, refusals, isFramed: true })
    for (let times = 0; times < 3; times++) click('market-1')
    expect(wished('market-1')).toBe('2')
    expect(toasts.at(-1)?.text).toBe('Buy: too dear (LOOP-2.0.b3)')
  })

  test('on a phone the panel opens with all purchases', () => {
    const picked: string[][] = []
    render(Board, { view, offers, onpick: (texts) => picked.push(texts) })
    click('market-1')
    expect(picked[0]).toContain('buy food 1')
    expect(picked[0]).toContain('buy glass 2')
  })
})

describe('happiness', () => {
  const spaceOf = (testid: string): string | undefined =>
    screen.queryByTestId(testid)?.closest<HTMLElement>('[data-space]')?.dataset['space']

  test.each(['coop', 'solo'] as const)('in %s the target is where it is, and the end beside it', (mode) => {
    render(Board, { view: SAMPLES[mode].view, isFramed: true, seats: SEATS })
    expect([spaceOf('target'), spaceOf('end-space')]).toEqual(['11', '12'])
    expect(screen.getByTestId('track').getAttribute('aria-label')).toMatch(/needs? 11 to win\.$|need 11 to win\.$/)
  })

  test('where the happiest wins there is no target', () => {
    render(Board, { view: SAMPLES.competitive.view, isFramed: true, seats: SEATS })
    expect([spaceOf('target'), spaceOf('end-space')]).toEqual([undefined, '12'])
  })

  test('one’s own track on a phone has the star where the target is', () => {
    const { view } = SAMPLES.coop
    render(Mat, { player: playerOf(view, 1)!, view, seats: SEATS })
    expect(screen.getByTestId('target').style.getPropertyValue('--at')).toBe('11.5')
  })
})

describe('what is mine, in the dock', () => {
  test.each(Object.keys(SAMPLES) as (keyof typeof SAMPLES)[])('%s', (sample) => {
    const { view, offers } = SAMPLES[sample]
    render(DockBar, { player: playerOf(view, view.seat ?? 1)!, view, offers })
    const dock = screen.getByRole('region', { name: 'Your things' })
    expect(dock.textContent).not.toMatch(/page-loop|loop-[a-z]+-/)
    expect(dock.querySelectorAll('[data-testid=goals] .card')).toHaveLength(view.mode === 'solo' ? 4 : 3)
  })
})

describe('an event that is being resolved', () => {
  const logged = (event: string, at: number, data: object = {}): LoggedEvent =>
    ({ event, rule: '', sentence: event, at, by: 1, auto: false, ...data }) as LoggedEvent
  const flipped = logged('event-triggered', 4, { card: 'overtime' })
  const revealed = (...events: LoggedEvent[]): void =>
    void render(Revealed, {
      props: {
        ...{ game: 'loop', view: SAMPLES.competitive.view, seats: [], events, offers: [], refusals: [] },
        ...{ speed: 'normal', options: {}, thought: null, isFramed: true },
      },
    })

  test('lies face up until the next turn begins', () => {
    revealed(flipped)
    expect(screen.getByTestId('event-now').getAttribute('aria-label')).toMatch(/^Event Overtime, happening now:/)
  })

  test('is gone after that', () => {
    revealed(flipped, logged('turn-started', 5))
    expect(screen.queryByTestId('event-now')).toBeNull()
  })

  test('can be put away, and stays away', () => {
    revealed(flipped)
    screen.getByTestId('revealed-close').click()
    flushSync()
    expect(screen.queryByTestId('event-now')).toBeNull()
  })
})

test('a card that is being looked at stays large when the table moves on', async () => {
  vi.useFakeTimers()
  const { view } = SAMPLES.competitive
  const { rerender } = render(Board, { view, isFramed: true, seats: SEATS })
  const enters = new MouseEvent('pointerenter')
  Object.defineProperty(enters, 'pointerType', { value: 'mouse' })
  screen.getByTestId('stage-1').dispatchEvent(enters)
  vi.advanceTimersByTime(1000)
  expect(inspector.shown?.title).toMatch(/uses/)
  const stage = ['dance-1', ...view.board.stage.slice(1)]
  await rerender({ view: { ...view, board: { ...view.board, stage } } })
  expect(inspector.shown?.title).toMatch(/^Dance: uses/)
  vi.useRealTimers()
})

describe('what the engine writes is read', () => {
  test('a material that was forged and is shared', () => {
    expect(held('glass 3 forged from metal shared 1')).toEqual({
      type: 'glass',
      quality: 3,
      forgedFrom: 'metal',
      shares: 1,
    })
  })

  const event = (name: string, data: object): LoggedEvent =>
    ({ event: name, rule: '', sentence: name, at: 1, by: 1, auto: false, ...data }) as LoggedEvent

  test('the last area of every seat is marked', () => {
    const events = [
      event('worked', { who: 'seat1' }),
      event('bought', { who: 'seat2', type: 'glass' }),
      event('applied', { who: 'seat1' }),
    ]
    expect(marksOf(events).map(({ seat, area }) => [seat, area])).toEqual([
      [1, 'credit'],
      [2, 'buy'],
    ])
  })

  test('a bought material flies from the market to its buyer', () => {
    const [flight] = flightsOf([event('bought', { who: 'seat2', type: 'glass' })])
    expect(flight).toMatchObject({ from: 'market:glass', to: 'materials:2', icon: 'glass' })
  })
})

describe('what is not offered says why', () => {
  const refusal = (what: string): RefusalData => ({ what, sentence: what }) as RefusalData
  const refusals = ['buy food 3', 'consume', 'claim', 'acquire', 'apply'].map(refusal)

  test.each([
    ['market:food', 'buy food 3'],
    ['stage:yoga-1', 'consume'],
    ['goal:family', 'claim'],
    ['hand:acquire', 'acquire'],
    ['credit', 'apply'],
  ])('%s', (spot, what) => expect(refusalAt(spot, refusals)?.what).toBe(what))

  test('nothing is made up', () => expect(refusalAt('market:glass', refusals)).toBeUndefined())
})
