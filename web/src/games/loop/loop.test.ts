import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SAMPLES, SEATS } from './samples/samples'
import type { LoggedEvent, RefusalData } from '../../lib/net/api'
import ActivityCard from './ActivityCard.svelte'
import Board from './Board.svelte'
import CareerCard from './CareerCard.svelte'
import DebtCard from './DebtCard.svelte'
import EventCard from './EventCard.svelte'
import FavourCard from './FavourCard.svelte'
import GoalCard from './GoalCard.svelte'
import Mat from './Mat.svelte'
import MaterialCard from './MaterialCard.svelte'
import Opponents from './Opponents.svelte'
import { flightsOf } from './flights'
import { marksOf } from './marks'
import { refusalAt, spotsOf } from './spots'
import { prepare } from './testing'
import { held, playerOf } from './view'

beforeEach(() => prepare('en'))
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
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^2 cards Share: .*gains 2 reputation\.$/)
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
    const activity = offers.find(({ kind }) => kind === 'consume')?.figures['activity']
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
    expect(screen.getByRole('region', { name: `Mat of ${SEATS[(view.seat ?? 1) - 1]?.name}` })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'The board' }).textContent).not.toMatch(/page-loop|loop-[a-z]+-/)
  })

  test('an opponent opens to the full mat', async () => {
    render(Opponents, { view, seats: SEATS })
    const button = screen.getByRole('button', { name: 'See all of Dara' })
    button.click()
    expect(await screen.findByRole('region', { name: 'Mat of Dara' })).toBeTruthy()
  })
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

  const event = (name: string, figures: object): LoggedEvent =>
    ({ event: name, rule: '', sentence: name, at: 1, by: 1, auto: false, ...figures }) as LoggedEvent

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
