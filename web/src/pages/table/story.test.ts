import { expect, test } from 'vitest'
import type { LoggedEvent } from '../../lib/net/api'
import { signed } from '../../lib/format'
import { deedsOf, latestOf, sinceLast, turnsOf } from './story'

function logged(at: number, by: number | null, event: string, data: Record<string, unknown> = {}): LoggedEvent {
  return { at, by, auto: false, event, rule: '', sentence: `${event} ${at}`, ...data } as LoggedEvent
}

const events = [
  logged(0, null, 'game-started', { who: 'seat1' }),
  logged(0, null, 'round-started', { round: 1 }),
  logged(0, null, 'turn-started', { who: 'seat1' }),
  logged(1, 1, 'worked', { who: 'seat1', coins: 3 }),
  logged(2, 1, 'turn-ended', { who: 'seat1' }),
  logged(2, 1, 'turn-started', { who: 'seat2' }),
  logged(3, 2, 'bought', { who: 'seat2' }),
  logged(4, 2, 'resold', { who: 'seat2', buyer: 'seat1' }),
]

test('lines stand in their turns, and a round begins with its first turn', () => {
  const turns = turnsOf(events, [])
  expect(turns.map(({ seat, round, lines }) => [seat, round, lines.length])).toEqual([
    [null, null, 1],
    [1, 1, 2],
    [2, null, 2],
  ])
})

test('a game without turns is told by rounds, and by who chose', () => {
  const turns = turnsOf([logged(0, null, 'round-started', { round: 2 }), logged(1, 1, 'worked', { who: 'seat1' })], [])
  expect(turns.map(({ seat, round, lines }) => [seat, round, lines.length])).toEqual([
    [null, 2, 0],
    [1, null, 1],
  ])
})

test('the filter keeps what a seat did and what was done to it', () => {
  const lines = turnsOf(events, [], 1).flatMap((turn) => turn.lines)
  expect(lines.map((line) => line.sentence)).toEqual(['game-started 0', 'worked 1', 'turn-ended 2', 'resold 4'])
})

test('what others did since the own last choice', () => {
  expect(sinceLast(events, 1, []).map((line) => line.sentence)).toEqual(['bought 3', 'resold 4'])
  expect(sinceLast(events, 2, [])).toEqual([])
})

test("what a game calls routine is quieter, and nobody's deed", () => {
  const routine = ['resold']
  const lines = turnsOf(events, routine).flatMap((turn) => turn.lines)
  expect(lines.filter((line) => line.quiet).map((line) => line.sentence)).toEqual(['resold 4'])
  expect(latestOf(events, 1, routine).map((line) => line.sentence)).toEqual(['bought 3'])
  expect(deedsOf(events, 2, routine).get(2)?.sentence).toBe('bought 3')
  expect(sinceLast(events, 1, routine).map((line) => line.sentence)).toEqual(['bought 3'])
  expect(deedsOf(events, 2, []).get(2)?.sentence).toBe('resold 4')
})

test('a line has its changes as signed numbers', () => {
  const moved = logged(1, 1, 'happiness-moved', { moved: [{ seat: 1, name: 'happiness', by: -2 }] })
  const [line] = turnsOf([moved], []).flatMap((turn) => turn.lines)
  expect(line?.changes.map(({ name, by }) => `${name} ${signed(by)}`)).toEqual(['happiness −2'])
})

test('what happened outside the rules stands where it happened', () => {
  const asides = [{ version: 9, number: 2, seat: 2, sentence: 'a bot plays' }]
  const [, , second] = turnsOf(events, [], null, asides)
  expect(second?.lines.map((line) => line.sentence)).toEqual(['a bot plays', 'bought 3', 'resold 4'])
  expect(turnsOf(events, [], 1, asides).flatMap((turn) => turn.lines)).not.toContainEqual(asides[0])
})
