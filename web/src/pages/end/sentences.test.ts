import { beforeEach, expect, test } from 'vitest'
import type { ResultData, TableMessage } from '../../lib/net/api'
import { speakFor } from '../../lib/testing'
import { details, headline } from './sentences'

beforeEach(() => speakFor('en'))

function ended(sources: Record<string, number>, more: Partial<ResultData> = {}): TableMessage {
  const score = Object.values(sources).reduce((one, other) => one + other, 0)
  const seats = [{ seat: 1, score, sources, rank: 1, won: true }]
  const result = { ended_by: 'happiness', seats, winners: [1], tie_break: '', together: false, target: 0, ...more }
  return {
    game: 'loop',
    seats: [{ seat: 1, name: 'Ada' }],
    players: 2,
    you: [],
    round: 9,
    result,
  } as unknown as TableMessage
}

test('a score below what ended the game names what the end took', () => {
  const table = ended({ start: 3, activities: 9, landfill: -1 })
  expect(headline(table)).toBe('Ada wins with 11 happiness.')
  expect(details(table)).toEqual([
    'After 9 rounds: somebody reached 12 happiness.',
    'Ada had 12 before the penalties: −1 for the landfill.',
  ])
})

test('whoever reached it is named where another wins', () => {
  const table = ended({ start: 3, activities: 8 })
  const cleo = { seat: 2, score: 9, sources: { start: 3, activities: 9, debt: -3 }, rank: 2, won: false }
  const dan = { seat: 3, score: 8, sources: { start: 3, activities: 7, debt: -2 }, rank: 3, won: false }
  table.result!.seats.push(cleo, dan)
  table.seats = ['Ada', 'Cleo', 'Dan'].map((name, at) => ({ ...table.seats[0]!, seat: at + 1, name }))
  expect(details(table).slice(1)).toEqual(['Cleo had 12 before the penalties: −3 for debts.'])
})

test('what was lost on the way is no penalty of the end', () => {
  expect(details(ended({ start: 3, activities: 10, work: -1 }))).toHaveLength(1)
})

test('together everybody is told', () => {
  const table = ended({ start: 3, goals: 12, debt: -2, landfill: -1 }, { together: true, target: 11 })
  expect(details(table).at(-1)).toBe('Ada had 15 before the penalties: −2 for debts and −1 for the landfill.')
})

test('rounds are those that were played, as the chart has them', () => {
  const table = ended({ start: 3 }, { notes: { rounds: 6 } })
  expect(details({ ...table, round: 7 })[0]).toContain('After 6 rounds')
})
