import { beforeEach, expect, test } from 'vitest'
import type { ChangesData, LoggedEvent } from '../../../lib/net/api'
import { momentsOf } from '../moments'
import { noteForced, noticesOf } from '../notices'
import { SAMPLES } from '../samples/samples'
import { prepare } from '../testing'
import { influenceOf, tradeOf } from './trade'

beforeEach(() => prepare('en'))

const view = (asked: string | null, offered: string | null = null) => ({
  ...SAMPLES.competitive.view,
  favour_asked: asked,
  favour_offered: offered,
})
const accepted = (...counters: ChangesData['counters']): ChangesData => ({
  counters,
  events: [],
  sentences: [],
  rules: [],
  left_to: 'nothing',
})
const event = (name: string, at: number, by: number, data: object): LoggedEvent =>
  ({ event: name, at, by, rule: 'LOOP-3.1', sentence: 'Cleo took it.', auto: false, ...data }) as LoggedEvent

test('what is acquired goes, and coins come for it', () => {
  const trade = tradeOf(view('acquire seat1 glass 2'), accepted({ seat: 1, name: 'coins', before: 0, after: 2 }), 1)
  expect(trade?.fromMe).toMatchObject([{ kind: 'material', text: 'glass 2', words: 'glass\u00a02' }])
  expect(trade?.toMe).toEqual([{ kind: 'coin', number: 2 }])
})

test('what is resold comes, and is paid for', () => {
  const trade = tradeOf(view('resell seat1 food 1'), accepted({ seat: 1, name: 'coins', before: 2, after: 1 }), 1)
  expect(trade?.toMe).toMatchObject([{ text: 'food 1' }])
  expect(trade?.fromMe).toEqual([{ kind: 'coin', number: 1 }])
})

test('a barter goes both ways, a landfill gives without quality, a share lends', () => {
  const barter = tradeOf(view('barter seat1 glass 2', 'food 2'), undefined, 1)
  expect([barter?.fromMe, barter?.toMe]).toMatchObject([[{ text: 'glass 2' }], [{ text: 'food 2' }]])
  expect(tradeOf(view('recycle seat1 metal 3'), undefined, 1)?.fromMe).toMatchObject([
    { text: 'metal', words: 'metal', way: 'landfill' },
  ])
  expect(tradeOf(view('share seat1 metal 3'), undefined, 1)?.fromMe).toMatchObject([{ way: 'use' }])
  expect(tradeOf(view(null), undefined, 1)).toBeNull()
})

test('an Influence is a trade of coins and reputation', () => {
  const coins = { seat: 1, name: 'coins', before: 2, after: 3 }
  const reputation = { seat: 1, name: 'reputation', before: 2, after: 1 }
  const trade = influenceOf(accepted(coins, reputation, { ...coins, seat: 2, after: 1 }), 1)
  expect(trade).toEqual({ toMe: [{ kind: 'coin', number: 1 }], fromMe: [{ kind: 'reputation', number: 1 }] })
  expect(influenceOf(undefined, 1)).toEqual({ toMe: [], fromMe: [] }) // until the server has told
})

test('an Influence that nobody was asked about is told', () => {
  const influenced = event('influenced', 7, 3, { who: 'seat3', target: 'seat1', reputation: -1, coins: 1 })
  expect(noticesOf([influenced], 1)).toMatchObject([{ stays: true }])
  expect(noticesOf([{ ...influenced, by: 1 }], 1)).toEqual([]) // one agreed
})

test('what is taken is told until it was seen, unless one agreed to it oneself', () => {
  const taken = (by: number, at = 7): LoggedEvent => event('acquired', at, by, { who: 'seat3', owner: 'seat1' })
  expect(noticesOf([taken(3)], 1)).toMatchObject([
    { stays: true, event: { sentence: 'Cleo took it. It couldn’t be refused.', rule: 'LOOP-3.1' } },
  ])
  expect(noticesOf([taken(1)], 1)).toEqual([])
  expect(noticesOf([taken(3)], 2)).toEqual([])
  // At a table of one person the server gives the only answer.
  expect(noticesOf([{ ...taken(1), auto: true }], 1)[0]?.event.sentence).toBe(
    'Cleo took it. You couldn’t refuse: no matching favour, no reputation.',
  )
  noteForced(9)
  expect(noticesOf([taken(1, 9)], 1)[0]?.event.sentence).toBe(
    'Cleo took it. You couldn’t refuse: no matching favour, no reputation.',
  )
})

test('one’s own goal and the last round have their moments', () => {
  const events = [
    event('goal-achieved', 3, 1, { who: 'seat1', goal: 'family', happiness: 2 }),
    event('goal-achieved', 3, 1, { who: 'seat2', goal: 'hobby', happiness: 3 }),
    event('end-set-off', 4, 1, {}),
  ]
  expect(momentsOf(events, SAMPLES.competitive.view, 1).map(({ title }) => title)).toEqual([
    'Family: +2 happiness',
    'The last round',
  ])
})
