import { expect, test } from 'vitest'
import type { ResultData } from '../../lib/net/api'
import { signed } from '../../lib/format'
import { rowsOf } from './points'

const seat = (score: number, sources: Record<string, number>): ResultData['seats'][number] => ({
  seat: 1,
  score,
  sources,
  rank: 1,
  won: true,
})
const result = (seats: ResultData['seats']): ResultData => ({
  ended_by: 'happiness',
  winners: [1],
  tie_break: '',
  together: false,
  target: 0,
  notes: {},
  seats,
})

test('columns add up to the score, with «other» only where it is needed', () => {
  const exact = rowsOf(result([seat(5, { start: 3, work: -1, goals: 3, events: 0 })]))
  expect(exact.map((row) => row.source)).toEqual(['start', 'work', 'goals'])
  const rest = rowsOf(result([seat(5, { start: 3 }), seat(2, { start: 2 })]))
  expect(rest.at(-1)).toEqual({ source: 'other', points: [2, 0] })
  for (const at of [0, 1]) expect(rest.reduce((sum, row) => sum + row.points[at]!, 0)).toBe([5, 2][at])
})

test('gains and losses have a sign', () => expect([signed(2), signed(-2), signed(0)]).toEqual(['+2', '−2', '0']))
