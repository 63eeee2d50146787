import { expect, test } from 'vitest'
import type { ChangesData, CounterData, EventData } from '../net/api'
import { chipsOf, counterOf, happens, type Drawn } from './changes'

const counter = (seat: number, name: string, before: number, after: number): CounterData => ({
  seat,
  name,
  before,
  after,
})
const changes: ChangesData = {
  counters: [
    counter(1, 'happiness', 4, 3),
    counter(1, 'coins', 3, 5),
    counter(1, 'quality', 2, 0),
    counter(2, 'coins', 5, 3),
  ],
  events: [{ event: 'event-drawn', rule: '', sentence: '' } as EventData],
  sentences: [],
  rules: [],
  left_to: 'nothing',
}

const DRAWN: Drawn[] = [
  { name: 'coins', icon: 'coin', word: 'coins' },
  { name: 'happiness', icon: 'happiness', word: 'happiness' },
]

test('the counters that a game draws stand in its order, one’s own first', () => {
  const drawn = (seat: number): unknown[] => chipsOf(DRAWN, changes, seat).map(({ seat, name }) => [seat, name])
  expect(drawn(1)).toEqual([[1, 'coins'], [1, 'happiness'], [2, 'coins']]) // prettier-ignore
  expect(drawn(2)).toEqual([[2, 'coins'], [1, 'coins'], [1, 'happiness']]) // prettier-ignore
})

test('nothing is drawn before the server has answered', () => {
  expect(chipsOf(DRAWN, undefined, 1)).toEqual([])
  expect(counterOf(undefined, 1, 'coins')).toBeUndefined()
  expect(happens(undefined, 'event-drawn')).toBe(false)
})

test('one counter, one event', () => {
  expect(counterOf(changes, 2, 'coins')?.after).toBe(3)
  expect(happens(changes, 'event-drawn')).toBe(true)
})
