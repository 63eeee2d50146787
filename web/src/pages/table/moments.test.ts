import { beforeEach, expect, test } from 'vitest'
import type { GamePage } from '../../lib/games/page'
import type { LoggedEvent } from '../../lib/net/api'
import { speakFor } from '../../lib/testing'
import { momentsOf } from './moments'

beforeEach(() => speakFor('en'))

const event = (name: string, data: object = {}): LoggedEvent =>
  ({ event: name, at: 1, ...data }) as unknown as LoggedEvent
const page = {} as GamePage

test('a round has its card, once for all that came with it', () => {
  const events = [event('round-started', { round: 2 }), event('worked'), event('round-started', { round: 3 })]
  expect(momentsOf(events, page, {}, 1)).toEqual([{ id: 'round', title: 'Round 3' }])
  expect(momentsOf([event('worked')], page, {}, 1)).toEqual([])
})

test('a game has its own name for where it stands, and moments of its own', () => {
  const named = { ...page, moment: () => 'You turn 30' }
  expect(momentsOf([event('round-started', { round: 3 })], named, {}, 1)[0]?.title).toBe('You turn 30')
  const goal = { ...page, moments: () => [{ id: 'goal', title: 'A goal', isGood: true }] }
  expect(momentsOf([event('round-started', { round: 3 })], goal, {}, 1).map(({ id }) => id)).toEqual(['round', 'goal'])
  const own = { ...page, moments: () => [{ id: 'round', title: 'Day 3' }] }
  expect(momentsOf([event('round-started', { round: 3 })], own, {}, 1).map(({ title }) => title)).toEqual(['Day 3'])
})

test('where rounds are many and short they begin without a card', () => {
  const quiet = { ...page, hasQuietRounds: true }
  expect(momentsOf([event('round-started', { round: 3 })], quiet, {}, 1)).toEqual([])
})
