import { expect, test } from 'vitest'
import { labelled, lineOf, place, scaleOf, spread } from './scale'

test('a scale has round steps and holds every value', () => {
  expect(scaleOf([3, 12, 7])).toEqual({ ticks: [0, 4, 8, 12], low: 0, high: 12 })
  expect(scaleOf([0, 4]).ticks).toEqual([0, 1, 2, 3, 4])
  const wide = scaleOf([-3, 207])
  expect(wide.low).toBeLessThanOrEqual(-3)
  expect(wide.high).toBeGreaterThanOrEqual(207)
  expect(wide.ticks.length).toBeLessThan(9)
})

test('a scale of nothing still has a height', () => {
  expect(scaleOf([])).toEqual({ ticks: [0, 1], low: 0, high: 1 })
  expect(place(3, 2, 2, 0, 100)).toBe(50)
})

test('values stand where they belong, high up when great', () => {
  expect(place(6, 0, 12, 100, 0)).toBe(50)
  expect(
    lineOf([
      { x: 0, y: 1.26 },
      { x: 10, y: 2 },
    ]),
  ).toBe('M0 1.3L10 2')
})

test('labels that would cover each other are moved apart', () => {
  const found = spread([50, 50, 52], 10, 0, 100)
  const sorted = [...found].sort((a, b) => a - b)
  expect(sorted[1]! - sorted[0]!).toBeGreaterThanOrEqual(10)
  expect(sorted[2]! - sorted[1]!).toBeGreaterThanOrEqual(10)
  expect(Math.max(...spread([98, 99, 100], 10, 0, 100))).toBeLessThanOrEqual(100)
})

test('few labels all stay, many are thinned out, the last is kept', () => {
  expect(labelled(4, 400)).toEqual([true, true, true, true])
  const many = labelled(50, 400)
  expect(many.filter(Boolean).length).toBeLessThan(12)
  expect(many.at(-1)).toBe(true)
})
