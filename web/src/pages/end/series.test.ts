import { expect, test } from 'vitest'
import { csvOf, momentsOf } from './series'

const moves = [0, 0, 1, 1, 2, 2, 2].map((round, at) => ({ number: at + 1, round }))

test('rounds end where the next one begins, and the game where it ends', () => {
  expect(momentsOf(moves, 7)).toEqual([
    { round: 0, number: 2 },
    { round: 1, number: 4 },
    { round: 2, number: 7 },
  ])
  expect(momentsOf([], 0)).toEqual([{ round: 0, number: 0 }])
})

test('of a very long game some rounds are drawn, with its first and last', () => {
  const long = Array.from({ length: 200 }, (_, at) => ({ number: at + 1, round: at + 1 }))
  const found = momentsOf(long, 200)
  expect(found.length).toBeLessThan(28)
  expect(found[0]!.round).toBe(0)
  expect(found.at(-1)).toEqual({ round: 200, number: 200 })
})

test('a table for other programs, with names that do no harm', () => {
  const moments = [{ round: 0, number: 0, values: { happiness: [3, 4], coins: [1, 0] } }]
  expect(csvOf(moments, ['Ada, "A"', '=1+1'])).toBe(
    'round,seat,name,happiness,coins\r\n0,1,"Ada, ""A""",3,1\r\n0,2,\'=1+1,4,0\r\n',
  )
})
