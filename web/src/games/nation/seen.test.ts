import { beforeEach, expect, test } from 'vitest'
import type { LoggedEvent } from '../../lib/net/api'
import { faceUpOf } from './faceup'
import { flightsOf } from './flights'
import { momentsOf } from './moments'
import { noticesOf } from './notices'
import { NATIONS } from './samples/samples'
import { prepare } from './testing'
import type { NationView } from './view'

beforeEach(() => prepare('en'))

const event = (name: string, data: object = {}, at = 1): LoggedEvent =>
  ({ event: name, rule: 'NATION-X.6a', sentence: name, at, by: 2, auto: false, ...data }) as LoggedEvent
const view: NationView = { ...NATIONS.day.view, seat: 1 }

test('whoever buys walks to the house; money goes there, goods come back', () => {
  expect(flightsOf([event('bought', { who: 'seat2', host: 'seat3', product: 'bread', items: 2 })])).toEqual([
    { from: 'town:2', to: 'town:3', seat: 2 },
    { from: 'town:2', to: 'town:3', icon: 'buck', tint: '--piece-buck' },
    { from: 'town:3', to: 'town:2', icon: 'bread', tint: '--piece-bread' },
  ])
})

test('work brings goods, and its wages go abroad where there are any', () => {
  const worked = (money: number): string[] =>
    flightsOf([event('worked', { who: 'seat4', product: 'medicine', money })]).map(({ from, to }) => `${from} ${to}`)
  expect(worked(0)).toEqual(['supply town:4'])
  expect(worked(10)).toEqual(['town:4 abroad', 'supply town:4'])
})

test('what is only said doesn’t fly', () => {
  expect(flightsOf([event('day-ended', { who: 'seat2' }), event('price-set', { who: 'seat2' })])).toEqual([])
})

test('money that a card takes is told until it was seen, and only to whom it was taken from', () => {
  const helped = event('friend-helped', { who: 'seat2', target: 'seat1', money: 30 })
  expect(noticesOf([helped], 1)).toMatchObject([
    { stays: true, event: { rule: 'NATION-X.6a', sentence: 'friend-helped You couldn’t refuse: the card takes it.' } },
  ])
  expect([...noticesOf([helped], 2), ...noticesOf([helped], null)]).toEqual([])
})

test('an infection names its source and its rule; one’s own sickness is no news', () => {
  const events = (drawer: string): LoggedEvent[] => [
    event('sickness-drawn', { who: drawer, sentence: 'Blaise drew Sickness!' }),
    event('fell-ill', { who: drawer }),
    event('fell-ill', { who: 'seat1', by: 1 }, 2),
  ]
  const [notice, ...more] = noticesOf(events('seat2'), 1)
  expect(more).toEqual([])
  expect(notice).toMatchObject({ stays: true, event: { at: 2, by: 2, rule: 'NATION-D.2' } })
  expect(notice?.event.sentence).toMatch(/^Blaise drew Sickness! .* 4 hours/)
  expect(noticesOf(events('seat1'), 1)).toEqual([])
})

test('losses stay, what is nice to know passes', () => {
  const stays = (name: string, data: object): (boolean | undefined)[] =>
    noticesOf([event(name, data)], 1).map((notice) => notice.stays)
  const me = { who: 'seat1' }
  for (const loss of ['hours-lost', 'interest-paid', 'level-lost', 'eliminated'])
    expect(stays(loss, me)).toEqual([true])
  expect(stays('level-lost', { who: 'seat2' })).toEqual([])
  expect(stays('first-aid-given', { who: 'seat2', target: 'seat1' })).toEqual([false])
  expect(stays('present-given', { who: 'seat2', target: 'seat1', rule: 'NATION-X.11a' })).toEqual([false])
  expect(stays('present-given', { who: 'seat2', target: 'seat1', rule: 'NATION-X.12c' })).toEqual([])
})

test('a new round has its card, with what the night brought', () => {
  const night = [
    event('money-printed', { who: 'seat1', money: 5 }),
    event('money-printed', { who: 'seat2', money: 5 }),
    event('foreigners-bought', { who: 'seat1', money: 20 }),
    event('round-started', { round: 3 }),
  ]
  expect(momentsOf(night, view, 1)).toEqual([
    { id: 'round', title: 'Round 3', about: 'You earned 25 bucks overnight.' },
  ])
  expect(momentsOf(night, view, null)).toEqual([{ id: 'round', title: 'Round 3' }])
})

test('the evening sums up home and dinner', () => {
  const evening = [1, -1].map((change) => event('happiness-moved', { who: 'seat1', change, rule: 'NATION-3.1' }))
  expect(momentsOf(evening, view, 1)).toMatchObject([{ id: 'evening', about: 'Tonight: 0 happiness' }])
  expect(momentsOf(evening, view, 2)).toEqual([])
})

test('one’s own level and card are celebrated, another’s aren’t', () => {
  const titles = (seat: number): string[] =>
    momentsOf(
      [event('upgraded', { who: 'seat1', level: 2 }), event('card-played', { who: 'seat1', card: 'wedding' })],
      view,
      seat,
    ).map(({ title }) => title)
  expect(titles(1)).toEqual(['Level 2: Advanced tools', 'Wedding'])
  expect(titles(2)).toEqual([])
})

test('two who are ill are an epidemic, ruin and the last round concern all', () => {
  const ill = (number: number): NationView => ({
    ...view,
    players: view.players.map((player, at) => ({ ...player, sick: at < number ? 1 : 0 })),
  })
  const over = [event('sickness-discarded')]
  expect(momentsOf(over, ill(1), 1)).toEqual([])
  expect(momentsOf(over, ill(2), 1)[0]?.title).toBe('Epidemic: 2 players are ill')
  const both = [event('eliminated', { who: 'seat3' }), event('end-set-off')]
  expect(momentsOf(both, view, 1).map(({ title }) => title)).toEqual(['Bankrupt', 'Last round'])
})

test('a sickness lies face up until it is over, a birthday until the last guest has answered', () => {
  const out = { ...view, board: { ...view.board, sickness_out: true } }
  const drawn = [event('sickness-drawn', { who: 'seat2' }, 4)]
  expect(faceUpOf(drawn, out)).toMatchObject({ card: 'sickness', seat: 2, at: 4, isGoingOn: true })
  expect(faceUpOf(drawn, view)?.isGoingOn).toBe(false)
  const party = [event('card-played', { who: 'seat2', card: 'birthday' })]
  expect(faceUpOf(party, { ...view, question: 'GivePresent' })?.isGoingOn).toBe(true)
  expect(faceUpOf(party, view)?.isGoingOn).toBe(false)
})

test('one’s own card is shown when it is found, another’s when it is played', () => {
  expect(faceUpOf([event('card-seen', { who: 'seat1', card: 'date' })], view)?.card).toBe('date')
  expect(faceUpOf([event('card-played', { who: 'seat1', card: 'date' })], view)).toBeNull()
  expect(faceUpOf([event('card-played', { who: 'seat3', card: 'holiday' })], view)?.card).toBe('holiday')
})
