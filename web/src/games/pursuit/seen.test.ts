import { beforeEach, expect, test } from 'vitest'
import type { LoggedEvent } from '../../lib/net/api'
import { deedsOf, latestOf } from '../../pages/table/story'
import { faceUpOf } from './faceup'
import { flightsOf } from './flights'
import { momentsOf } from './moments'
import { noticesOf } from './notices'
import { PURSUITS } from './samples/samples'
import { prepare } from './testing'
import { deedOf } from './deeds'
import type { PursuitView } from './view'

beforeEach(() => prepare('en'))

const event = (name: string, data: object = {}, at = 1): LoggedEvent =>
  ({
    event: name,
    rule: 'POH-4.2',
    sentence: name,
    at,
    by: 2,
    auto: false,
    moved: [],
    who: 'seat2',
    ...data,
  }) as LoggedEvent
const view: PursuitView = { ...PURSUITS.teen.view, seat: 1 }
const ways = (...events: LoggedEvent[]): string[] => flightsOf(events).map(({ from, to }) => `${from} > ${to}`)
const none = { knowledge: 0, creativity: 0, influence: 0, money: 0 }

test('an action takes an hourglass to its space, and what it brings comes from there', () => {
  const study = [event('action-taken', { action: 'study' }), event('gained', { ...none, knowledge: 3 })]
  expect(flightsOf(study)).toEqual([
    { from: 'home:2', to: 'space-study', icon: 'hourglass', tint: '--seat-2' },
    { from: 'space-study', to: 'home:2', icon: 'book', tint: '--coin-knowledge', after: 300 },
  ])
})

test('a card comes from the shelf, or from its row where that isn’t open', () => {
  expect(ways(event('bought', { card: 'camera', level: 1 }))).toEqual(['card-camera row-items tab-items > home:2'])
  expect(ways(event('dated', { partner: 'martin' }))).toEqual(['card-martha row-partners tab-partners > home:2'])
})

test('a card that is lost goes back visibly, and one that was lived into the album', () => {
  expect(ways(event('upkeep-unpaid', { card: 'camera' }))).toEqual(['card-camera home:2 > row-items tab-items'])
  expect(ways(event('project-finished', { card: 'bonsai' }))).toEqual(['card-bonsai home:2 > album:2 home:2'])
})

test('pieces go along the tracks', () => {
  expect(ways(event('stress-moved', { change: 2, space: 9 }))).toEqual(['stress-7 > stress-9'])
  expect(ways(event('sth-moved', { change: -1, sth: -1 }))).toEqual(['sth-0 > sth--1'])
})

test('what a move brings doesn’t come from where the move before took place', () => {
  const two = [event('action-taken', { action: 'study' }, 1), event('gained', { ...none, money: 1 }, 2)]
  expect(ways(...two).at(-1)).toBe('home:2 > home:2')
})

test('what only the table does doesn’t fly', () => {
  expect(ways(event('card-dealt', { row: 'jobs', card: 'camera', who: undefined }), event('hourglasses-set'))).toEqual(
    [],
  )
})

test('a plate names the deed, not what it costs and brings', () => {
  const taken = [event('action-taken'), event('paid'), event('project-taken'), event('gained')]
  expect(deedOf(taken)?.event.event).toBe('project-taken')
  expect(deedOf([event('action-taken'), event('gained')])?.event.event).toBe('gained')
  expect(deedOf([event('gained')])).toBeUndefined() // in the upkeep
  expect(deedOf([event('deepened', { partner: 'martin', level: 3 })])?.words).toBe('Martin: family')
  expect(deedOf([event('set-aside'), event('first-player-found')])).toBeUndefined()
  expect(deedOf([event('rested', { who: 'seat3' })])).toBeUndefined() // of another’s move
})

test('plates and ticker have one deed of each choice, and the end of a turn is none', () => {
  const events = [
    event('action-taken', { action: 'spend' }, 1),
    event('paid', {}, 1),
    event('bought', {}, 1),
    event('lth-moved', {}, 1),
    event('set-aside', {}, 2),
    event('action-taken', { who: 'seat3', by: 3 }, 3),
    event('gained', { who: 'seat3', by: 3 }, 3),
  ]
  expect(latestOf(events, 3, [], deedOf).map(({ sentence }) => sentence)).toEqual(['gained', 'bought'])
  expect([...deedsOf(events, 3, [], deedOf)].map(([seat, { sentence }]) => `${seat} ${sentence}`)).toEqual([
    '3 gained',
    '2 bought',
  ])
})

test('stress that comes by itself is told until it was seen, with its rule, and only to whom it comes', () => {
  const years = event('old-age-came', { who: undefined, stress: 4 })
  const stress = event('stress-moved', { who: 'seat1', change: 4, space: 12, rule: 'POH-18.3' })
  expect(noticesOf([years, stress], 1)).toMatchObject([
    { stays: true, event: { rule: 'POH-18.3', sentence: 'old-age-came stress-moved', by: null } },
  ])
  expect([...noticesOf([years, stress], 2), ...noticesOf([years, stress], null)]).toEqual([])
  const repeated = event('stress-moved', { who: 'seat1', change: 1, space: 8, rule: 'POH-4.5', by: 1 })
  expect(noticesOf([years, repeated], 1)).toEqual([])
  for (const name of ['slots-stressed', 'partners-stressed', 'died'])
    expect(noticesOf([event(name, { who: 'seat1' })], 1)).toMatchObject([{ stays: true }])
})

test('a card that couldn’t be paid for is a loss, one that was let go isn’t news', () => {
  const lost = (auto: boolean) => noticesOf([event('upkeep-unpaid', { who: 'seat1', by: 1, auto })], 1)
  expect(lost(true)).toMatchObject([{ stays: true, event: { sentence: 'upkeep-unpaid You couldn’t pay for it.' } }])
  expect(lost(false)).toEqual([])
})

test('somebody who joins one’s project is told in passing', () => {
  const joined = event('group-joined', { owner: 'seat1' })
  expect(noticesOf([joined], 1)).toMatchObject([{ stays: false }])
  expect(noticesOf([joined], 3)).toEqual([])
})

test('a round is ten years, with its hourglasses and the stress of age', () => {
  const round = event('round-started', { round: 3, age: 'adult', who: undefined })
  const set = event('hourglasses-set', { who: 'seat1', hourglasses: 6 })
  expect(momentsOf([round, set], view, 1)).toEqual([
    { id: 'round', title: 'You turn 30', about: 'You have 6 hourglasses.' },
  ])
  expect(momentsOf([round, set], view, null)).toEqual([{ id: 'round', title: 'They turn 30' }])
  const old = event('round-started', { round: 6, age: 'old_age', who: undefined })
  const [moment] = momentsOf([old, event('old-age-came', { stress: 4 }), set], view, 1)
  expect(moment?.about).toBe('Age brings you 4 stress. You have 6 hourglasses.')
})

test('love, work and what is done are celebrated; another’s aren’t', () => {
  const own = { who: 'seat1', by: 1 }
  const events = [
    event('dated', { ...own, partner: 'martin' }),
    event('deepened', { ...own, partner: 'martin', level: 2 }),
    event('deepened', { ...own, partner: 'martin', level: 3 }),
    event('hired', { ...own, card: 'arts-job-1a' }),
    event('level-reached', { ...own, card: 'bonsai', level: 4 }),
    event('project-finished', { ...own, card: 'bonsai' }),
  ]
  const moments = momentsOf(events, view, 1)
  expect(moments.map(({ title, isGood }) => [title.split(':')[0], isGood ?? false])).toEqual([
    ['A first date with Martin', false],
    ['You and Martin are a couple', true],
    ['You and Martin start a family', true],
    ['Your new job', true],
    ['Finished', true],
  ])
  expect(moments.at(-1)?.about).toBeTruthy()
  expect(momentsOf(events, view, 2)).toEqual([])
})

test('stress has its moment when it costs time, and when it gives it back', () => {
  const moved = (change: number, space: number): LoggedEvent[] => [
    event('stress-moved', { who: 'seat1', by: 1, change, space }),
  ]
  expect(momentsOf(moved(1, 8), view, 1)).toEqual([]) // within its section
  expect(momentsOf(moved(2, 10), view, 1)).toMatchObject([{ id: 'stress', about: '1 hourglass fewer next round' }])
  expect(momentsOf(moved(-3, 7), view, 1)).toMatchObject([{ id: 'stress', isGood: true }])
  const withRound = [...moved(4, 12), event('round-started', { round: 6, who: undefined })]
  expect(momentsOf(withRound, view, 1).map(({ id }) => id)).toEqual(['round'])
})

test('a death concerns all, a life goal whoever reached it', () => {
  const died = event('died', { round: 7, sentence: 'Bo died in round 7.' })
  expect(momentsOf([died], view, 1)).toMatchObject([{ title: 'Bo died in round 7.', sound: 'loss' }])
  expect(momentsOf([died], view, 2)).toMatchObject([{ title: 'Your life ends here', about: 'Bo died in round 7.' }])
  const goal = event('goal-achieved', { goal: view.board.goals[0]?.goal, lth: 4 })
  expect(momentsOf([goal], view, 2)).toMatchObject([{ id: 'goal', isGood: true }])
  expect(momentsOf([goal], view, 1)).toEqual([])
})

test('a card that somebody else takes lies face up, with its level and side', () => {
  expect(faceUpOf([event('bought', { card: 'camera', level: 2 }, 4)], 1)).toMatchObject({
    card: 'camera',
    level: 2,
    seat: 2,
    at: 4,
  })
  expect(faceUpOf([event('dated', { partner: 'martin' })], 1)).toMatchObject({ card: 'martha', side: 'man', level: 1 })
  expect(faceUpOf([event('bought', { card: 'camera', level: 2, who: 'seat1' })], 1)).toBeNull()
})
