import { expect, test } from 'vitest'
import type { Line, Turn } from './story'
import { lastOf } from './window'

const line = (key: string): Line => ({
  key,
  at: 1,
  seat: 1,
  sentence: key,
  rule: '',
  quiet: false,
  prepared: false,
  changes: [],
})
const turn = (key: string, lines: number, round: number | null = null): Turn => ({
  key,
  seat: 1,
  round,
  lines: Array.from({ length: lines }, (_, at) => line(`${key}${at}`)),
})
const keys = (turns: Turn[]): string[][] => turns.map(({ lines }) => lines.map(({ key }) => key))

test('the last lines are drawn, and the turn they are cut from keeps its head', () => {
  const turns = [turn('a', 2), turn('b', 3, 2), turn('c', 2)]
  expect(keys(lastOf(turns, 4))).toEqual([
    ['b1', 'b2'],
    ['c0', 'c1'],
  ])
  expect(lastOf(turns, 4)[0]).toMatchObject({ key: 'b', seat: 1, round: 2 })
})

test('a short log is drawn as a whole', () => {
  const turns = [turn('a', 2), turn('b', 3)]
  expect(lastOf(turns, 5)).toEqual(turns)
  expect(lastOf(turns, 99)).toEqual(turns)
  expect(lastOf([], 5)).toEqual([])
})
