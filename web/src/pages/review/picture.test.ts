import { expect, test } from 'vitest'
import { barsOf, rangeOf } from './picture'

test('bars lead from the start to the end without a gap', () => {
  const bars = barsOf({ start: 25, luck: -18, skill: -7, end: 0 })
  expect(bars.map(({ id, from, to }) => [id, from, to])).toEqual([
    ['start', 0, 25],
    ['luck', 25, 7],
    ['skill', 7, 0],
    ['end', 0, 0],
  ])
})

test('a winner may have had more luck than it took', () => {
  const bars = barsOf({ start: 25, luck: 90, skill: -15, end: 100 })
  expect(rangeOf(bars)).toEqual([0, 115])
  expect(rangeOf(barsOf({ start: 50, luck: 0, skill: 0, end: 50 }))).toEqual([0, 100])
})
