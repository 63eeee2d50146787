import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LoggedEvent } from '../../lib/net/api'
import DrawnCard from './DrawnCard.svelte'
import { deedOf } from './deeds'
import { areaOf, faceUpOf } from './faceup'
import { flightsOf } from './flights'
import { landTime, lastSpin, staysOf } from './happened'
import { momentsOf } from './moments'
import { noticesOf } from './notices'
import { RAINBOWS } from './samples/samples'
import { refusalAt } from './spots'
import { prepare } from './testing'
import type { RainbowPlayer, RainbowView } from './view'

beforeEach(() => prepare('en'))
afterEach(cleanup)

const event = (name: string, data: object = {}, at = 1): LoggedEvent =>
  ({
    event: name,
    rule: 'RAIN-KEY-3',
    sentence: `${name}.`,
    at,
    by: 2,
    auto: false,
    moved: [],
    ...data,
  }) as LoggedEvent
const me = { who: 'seat1' }
const moved = (who: string, track: string, space: number): LoggedEvent => event('moved', { who, track, space })

function viewOf(own: Partial<RainbowPlayer>): RainbowView {
  const { view } = RAINBOWS.travel
  return { ...view, seat: 1, players: view.players.map((each) => (each.seat === 1 ? { ...each, ...own } : each)) }
}
const titles = (events: LoggedEvent[], own: Partial<RainbowPlayer> = {}, seat: number | null = 1): string[] =>
  momentsOf(events, viewOf(own), seat).map(({ title }) => title)

test('bills fly from the space that paid them, once the marker has got there', () => {
  const events = [moved('seat2', 'love', 2), event('money-collected', { who: 'seat2', amount: 500, total: 500 })]
  const after = landTime('normal', false)
  expect(flightsOf(events, 1)).toEqual([
    { from: 'space:love 2', to: 'money:2', icon: 'bill', tint: '--space-green', after },
  ])
  expect(flightsOf(events, 2)[0]?.after).toBe(landTime('normal', true))
})

test('a key comes from the end of its track, from fate or for money, and goes on to the stand', () => {
  const from = (area: string, rule: string): string | undefined =>
    flightsOf([moved('seat3', 'love', 14), event('key-earned', { who: 'seat3', area, rule })])[0]?.from
  expect(from('love', 'RAIN-SPACE-5b')).toBe('space:love 14')
  expect(from('love', 'RAIN-SPACE-2C')).toBe('pile:fate')
  expect(from('money', 'RAIN-GEN-3')).toBe('money:3')
  expect(flightsOf([event('key-placed', { who: 'seat3', area: 'love', slot: 2 })])).toEqual([
    { from: 'area:love:3', to: 'stand:3', icon: 'key', tint: '--band-1' },
  ])
})

test('markers walk off the wheel and back to it, buttons to their space', () => {
  const ways = flightsOf([
    event('got-off', { who: 'seat2', track: 'faith' }),
    event('button-moved', { who: 'seat2', track: 'love', space: 4 }),
    moved('seat2', 'faith', 14),
    event('returned-to-wheel', { who: 'seat2', track: 'faith' }),
  ]).map(({ from, to }) => `${from} > ${to}`)
  expect(ways).toEqual(['marker:2 > space:faith 0', 'button:2 > space:love 4', 'space:faith 14 > holder:faith'])
})

test('whoever is sent back or has come to the end is seen to land there first', () => {
  expect(staysOf([moved('seat2', 'love', 7), event('sent-back', { who: 'seat2', track: 'love' })])).toEqual(
    new Map([[2, 'love 7']]),
  )
  expect(staysOf([moved('seat3', 'love', 14), event('completed', { who: 'seat3', track: 'love' })]).get(3)).toBe(
    'love 14',
  )
  expect(staysOf([moved('seat2', 'love', 5)]).size).toBe(0)
  const gone = [moved('seat2', 'love', 14), event('completed', { who: 'seat2' }), event('got-off', { who: 'seat2' })]
  expect(staysOf(gone).size).toBe(0)
})

test('nothing is waited for at «instant»', () => {
  expect(landTime('instant', true)).toBe(0)
  expect(lastSpin([event('wheel-spun', { who: 'seat2', holders: 3 })])).toMatchObject({ seat: 2, holders: 3 })
})

test('a hang-up is told until it was seen, with what it says and does', () => {
  const events = [
    event('fate-drawn', { ...me, card: 'fate_hang_up_health' }),
    event('hang-up-developed', { ...me, area: 'health', rule: 'RAIN-SPACE-2A' }),
  ]
  expect(noticesOf(events, 1)).toMatchObject([
    {
      stays: true,
      event: { rule: 'RAIN-SPACE-2A', sentence: expect.stringMatching(/^Too many doughnuts.* key of Health/) },
    },
  ])
  expect([...noticesOf(events, 2), ...noticesOf(events, null)]).toEqual([])
})

test('a card that one’s button brought is told; one that was drawn oneself is no news', () => {
  const brought = [
    event('spared', { who: 'seat2', owner: 'seat1', sentence: 'Your button spared Bo.' }),
    event('self-improvement-drawn', { ...me, area: 'love', sentence: 'A card: Love.' }),
  ]
  expect(noticesOf(brought, 1)).toMatchObject([
    { stays: true, event: { sentence: 'Your button spared Bo. A card: Love.' } },
  ])
  expect(noticesOf([event('self-improvement-drawn', { ...me, area: 'love', by: 1 })], 1)).toEqual([])
})

test('of several spins that carried one only the last is told, and it passes', () => {
  const spin = (track: string): LoggedEvent[] => [
    event('wheel-spun', { who: 'seat2', holders: 1, sentence: 'Bo spun the wheel.' }),
    event('marker-carried', { ...me, track }),
  ]
  const notices = noticesOf([...spin('love'), ...spin('faith')], 1)
  expect(notices.map(({ stays, event }) => [stays, event.sentence])).toEqual([
    [false, 'Bo spun the wheel. It carried you to Faith.'],
  ])
  const own = spin('love').map((each) => ({ ...each, by: 1 }))
  expect(noticesOf(own, 1)).toEqual([])
})

test('a key has its moment, with what it means for the rainbow', () => {
  const earned = [event('completed', { ...me, track: 'love' }), event('key-earned', { ...me, area: 'love' })]
  const about = (events: LoggedEvent[]): unknown => momentsOf(events, viewOf({ stand: ['faith', 'love'] }), 1)[0]?.about
  expect(titles(earned)).toEqual(['The key of Love is yours'])
  expect(about(earned)).toBe('It goes on your rainbow when the hang-up is gone.')
  expect(about([...earned, event('key-placed', { ...me, area: 'love', slot: 2 })])).toBe('2 of 6 keys')
  expect(titles(earned, {}, 2)).toEqual([])
})

test('the end of a track, $2,500, and hang-ups that come and go', () => {
  expect(titles([event('completed', { ...me, track: 'self_improvement' })])).toEqual([
    'Self-improvement: you made it to the end',
  ])
  expect(titles([event('key-earned', { ...me, area: 'money' })])).toEqual(['$2,500: the key of money is yours'])
  expect(titles([event('hang-up-developed', { ...me, area: 'love' })])).toEqual(['A new hang-up: Love'])
  const rid = momentsOf(
    [event('hang-up-cancelled', { ...me, area: 'love' })],
    viewOf({ hang_ups: [], fate_hang_ups: [] }),
    1,
  )
  expect(rid).toMatchObject([{ title: 'One hang-up less: Love', about: 'You have no hang-ups left.', isGood: true }])
})

test('a moment waits until the marker has got there', () => {
  const earned = event('key-earned', { ...me, area: 'love' })
  expect(momentsOf([moved('seat1', 'love', 14), earned], viewOf({}), 1)[0]?.after).toBe(landTime('normal', true))
  expect(momentsOf([earned], viewOf({}), 1)[0]?.after).toBeUndefined()
})

test('one key to go and the whole rainbow concern all, and come last', () => {
  const five = ['faith', 'love', 'money', 'health', 'knowledge'] as RainbowPlayer['stand']
  const placed = [event('key-placed', { ...me, area: 'knowledge', slot: 5 })]
  expect(titles(placed, { stand: five }, 2)).toEqual(['Only one key to go'])
  expect(titles(placed, { stand: five }).at(-1)).toBe('Five keys: only one to go!')
  const won = momentsOf([event('game-won', me)], viewOf({}), 2)
  expect(won).toMatchObject([{ title: 'A rainbow of happiness!', isGood: false }])
})

test('the last card lies face up with what came of it; a key to choose as long as it is asked for', () => {
  const events = [
    event('fate-drawn', { ...me, card: 'fate_self_improvement' }, 4),
    event('self-improvement-drawn', { ...me, area: 'love' }, 4),
    event('hang-up-cancelled', { ...me, area: 'love' }, 4),
    event('turn-started', { who: 'seat2' }, 5),
    event('key-placed', { who: 'seat2', area: 'love' }, 6),
  ]
  const view = viewOf({})
  expect(faceUpOf(events, view)).toMatchObject({
    kind: 'self-improvement',
    card: 'love',
    seat: 1,
    at: 4,
    sentences: ['hang-up-cancelled.'],
    isGoingOn: false,
  })
  const key = [event('fate-drawn', { ...me, card: 'fate_key' })]
  expect(faceUpOf(key, { ...view, question: 'ChooseKey' })?.isGoingOn).toBe(true)
  expect(faceUpOf([], view)).toBeNull()
})

test.each(['en', 'fr'] as const)('every card can be shown in %s', (lang) => {
  prepare(lang)
  for (const card of ['fate_hang_up_love', 'fate_self_improvement', 'fate_key'])
    render(DrawnCard, { props: { kind: 'fate', card } })
  render(DrawnCard, { props: { kind: 'self-improvement', card: 'money' } })
  expect(
    screen
      .getAllByRole('article')
      .map((card) => card.textContent)
      .join(' '),
  ).not.toMatch(/rainbow-/)
  expect(areaOf({ kind: 'fate', card: 'fate_hang_up_love' })).toBe('love')
  expect(areaOf({ kind: 'fate', card: 'fate_key' })).toBeNull()
})

test('what isn’t offered says why', () => {
  const refusal = (what: string): Parameters<typeof refusalAt>[1][number] =>
    ({ what, reason: 'x', rule: '', title: '', sentence: what }) as never
  const refusals = [refusal('spin'), refusal('button love 4'), refusal('key money')]
  expect(refusalAt('wheel', refusals)?.what).toBe('spin')
  expect(refusalAt('space:love 4', refusals)?.what).toBe('button love 4')
  expect(refusalAt('key:money', refusals)?.what).toBe('key money')
  expect(refusalAt('space:love 5', refusals)).toBeUndefined()
  expect(refusalAt('pile:fate', refusals)).toBeUndefined()
})

test('a plate says where somebody went and what it brought, not that the button was moved', () => {
  const bo = { who: 'seat2' }
  const end = [
    moved('seat2', 'love', 14),
    event('hang-up-cancelled', { ...bo, area: 'love' }),
    event('key-placed', { ...bo, area: 'love', slot: 1 }),
    event('marker-carried', { who: 'seat3', track: 'faith' }),
  ]
  expect(deedOf([event('wheel-spun', { ...bo, holders: 2 })])?.words).toBe('spun the wheel: +2')
  expect(deedOf(end)).toMatchObject({ words: 'Love 14 · key of Love', event: { event: 'key-placed' } })
  const back = [moved('seat2', 'love', 2), event('sent-back', bo), moved('seat2', 'love', 5)]
  expect(deedOf(back)?.words).toBe('Love 5')
  // What another gets from it is told by a notice.
  expect(deedOf([moved('seat2', 'love', 4), event('self-improvement-saved', me)])?.words).toBe('Love 4')
  expect(deedOf([event('button-moved', { ...bo, track: 'faith', space: 3 })])).toBeUndefined()
})
