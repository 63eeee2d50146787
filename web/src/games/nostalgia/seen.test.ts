import { beforeEach, expect, test } from 'vitest'
import type { LoggedEvent } from '../../lib/net/api'
import page from '.'
import { faceUpOf } from './faceup'
import { flightsOf } from './flights'
import { momentsOf } from './moments'
import { noticesOf } from './notices'
import { NOSTALGIAS } from './samples/samples'
import { prepare } from './testing'
import { deedOf } from './deeds'

beforeEach(() => prepare('en'))

const event = (name: string, data: object = {}, at = 1): LoggedEvent =>
  ({
    event: name,
    rule: 'NOS-3.3',
    sentence: name,
    at,
    by: 2,
    auto: false,
    moved: [],
    who: 'seat2',
    nostalgia: 'kite',
    ...data,
  }) as LoggedEvent
const [sample] = Object.values(NOSTALGIAS)
const view = { ...sample!.view, seat: 1 }

test('a memory flies to its place, and what wakes it comes from the action', () => {
  const ways = flightsOf([event('action-taken', { action: 'play' }), event('passive-triggered')])
  expect(ways.map(({ from, to }) => `${from} > ${to}`)).toEqual([
    'home:2 > space-play',
    'space-play > memory-kite home:2',
  ])
  expect(flightsOf([event('placed')])).toMatchObject([{ from: 'memory-kite home:2', to: 'memory-kite home:2' }])
})

test('what happens with a memory names the choice', () => {
  const move = [event('action-taken'), event('passive-triggered'), event('gained')]
  expect(deedOf(move)?.event.event).toBe('gained')
  expect(deedOf([event('paid'), event('realised'), event('level-reached')])?.event.event).toBe('realised')
  expect(deedOf([event('died'), event('realised')])?.event.event).toBe('died')
})

test('triggers are told in passing, and that nobody was there to meet until it was seen', () => {
  const mine = { who: 'seat1' }
  expect(noticesOf([event('passive-triggered', mine)], 1)).toMatchObject([{ stays: false }])
  expect(noticesOf([event('nobody-met', mine)], 1)).toMatchObject([{ stays: true, event: { rule: 'NOS-3.3' } }])
  expect(noticesOf([event('slots-stressed', mine)], 1)).toMatchObject([{ stays: true }])
  expect(noticesOf([event('passive-triggered'), event('nobody-met')], 1)).toEqual([])
})

test('a memory that comes true has its moment, for whoever dreamt of it', () => {
  const events = [
    event('realised', { who: 'seat1' }),
    event('personal-goal-met', { who: 'seat1', lth: 3 }),
    event('partner-met', { who: 'seat1', partner: 'vera' }),
  ]
  expect(momentsOf(events, view, 1).map(({ title }) => title)).toEqual([
    'A memory comes true: Kite',
    'A promise kept: Kite (+3)',
    'Vera comes into your life',
  ])
  expect(momentsOf(events, view, 2)).toEqual([])
})

test('another’s memory lies face up, and one that is asked about as long as that', () => {
  expect(faceUpOf([event('placed', {}, 3)], view, [])).toMatchObject({ memory: 'kite', seat: 2, isGoingOn: false })
  expect(faceUpOf([event('placed', { who: 'seat1' })], view, [])).toBeNull()
  const asked = { ...view, question: 'DrawFromStock', to_act: 1 }
  expect(faceUpOf([], asked, [{ text: 'draw herbarium' }, { text: 'leave herbarium' }])).toMatchObject({
    memory: 'herbarium',
    isGoingOn: true,
  })
})

test('a memory that could be placed later doesn’t keep a turn from ending', () => {
  const place = { kind: 'place', text: 'place kite' } as never
  expect([page.isAside(place, 'EndTurn'), page.isAside(place, 'TakeTurn')]).toEqual([true, false])
})
