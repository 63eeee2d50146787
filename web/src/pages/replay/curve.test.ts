import { expect, test } from 'vitest'
import { lineOf, movedBy, numberAt, place, pointAt, tracksOf } from './curve'

const points = [
  { number: 0, chances: [50, 50] },
  { number: 4, chances: [30, 70] },
  { number: 9, chances: [0, 100] },
]

test('every seat has its line, and a team a common one', () => {
  expect(tracksOf(points, ['Ada', 'Bo'], 'All')).toEqual([
    { seat: 1, name: 'Ada', values: [50, 30, 0] },
    { seat: 2, name: 'Bo', values: [50, 70, 100] },
  ])
  const team = points.map(({ number }) => ({ number, chances: [number, number] }))
  expect(tracksOf(team, ['Ada', 'Bo'], 'All')).toEqual([{ seat: 0, name: 'All', values: [0, 4, 9] }])
})

test('a position is told by the last point up to it', () => {
  expect([0, 3, 4, 8, 9].map((number) => pointAt(points, number))).toEqual([0, 0, 1, 1, 2])
  expect(pointAt([], 3)).toBe(-1)
})

test('a click and a key lead to a position within the game', () => {
  expect([0, 30, 130, 500].map((x) => numberAt(x, 30, 230, 10))).toEqual([0, 0, 5, 10])
  const to = (key: string, number = 5) => movedBy(key, number, 9, [0, 4, 7])
  expect(['ArrowLeft', 'ArrowUp', 'PageUp', 'PageDown', 'Home', 'End', 'x'].map((key) => to(key))).toEqual([
    4,
    6,
    7,
    4,
    0,
    9,
    null,
  ])
  expect([to('ArrowRight', 9), to('PageUp', 8), to('ArrowLeft', 0)]).toEqual([9, 9, 0])
})

test('values stand where they belong, high up when great', () => {
  expect([place(6, 0, 12, 100, 0), place(3, 2, 2, 0, 100)]).toEqual([50, 50])
  expect(
    lineOf([
      { x: 0, y: 1.26 },
      { x: 10, y: 2 },
    ]),
  ).toBe('M0 1.3L10 2')
})
