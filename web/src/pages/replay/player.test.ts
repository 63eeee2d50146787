import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PositionData, ReplayData } from '../../lib/net/api'
import { PACES, Player, roundsOf } from './player.svelte'

const replay = { code: 'ABCDEF', number: 3 } as ReplayData
const asked: string[] = []
const fetched = (<T>(path: string): Promise<T> => {
  asked.push(path)
  const number = Number(path.match(/positions\/(\d+)/)![1])
  return Promise.resolve({ number, round: 1, view: {}, events: [] } satisfies PositionData as T)
}) as typeof import('../../lib/net/api').get

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  asked.length = 0
})

test('steps stay within the game, and each position is fetched once', async () => {
  const player = new Player(replay, 2, 'en', fetched)
  await player.step(-1)
  expect(player.number).toBe(0)
  await player.show(9)
  expect(player.position?.number).toBe(3)
  await player.show(2)
  expect(asked.filter((path) => path.includes('/2?')).length).toBe(1)
  expect(asked[0]).toContain('seat=2')
})

test('it plays to the end and stops, and begins again from the start', async () => {
  const player = new Player(replay, null, 'en', fetched)
  await player.show(2)
  player.play()
  await vi.advanceTimersByTimeAsync(PACES.normal + 10)
  expect(player.number).toBe(3)
  expect(player.playing).toBe(false)
  player.play()
  expect(player.number).toBe(0)
  player.pause()
  await vi.advanceTimersByTimeAsync(5 * PACES.normal)
  expect(player.number).toBe(0)
})

test('rounds begin where their first choice was open', () => {
  const moves = [0, 1, 1, 2].map((round, at) => ({ number: at + 1, round }))
  expect(roundsOf(moves)).toEqual([
    { round: 0, number: 0 },
    { round: 1, number: 1 },
    { round: 2, number: 3 },
  ])
})
