/** Everybody's chance to win along a game (docs/protocol.md 7): which lines are drawn, and where. */

import type { Line } from '../../lib/charts/lines'
import type { CurveData } from '../../lib/net/api'

type Points = CurveData['points']

/** One line per seat; a single one, of seat 0, if all win or lose together. */
export function tracksOf(points: Points, names: string[], all: string): Line[] {
  const values = (at: number): number[] => points.map(({ chances }) => chances[at] ?? 0)
  const together = names.length > 1 && points.every(({ chances }) => chances.every((chance) => chance === chances[0]))
  if (together && points.length > 1) return [{ seat: 0, name: all, values: values(0) }]
  return names.map((name, at) => ({ seat: at + 1, name, values: values(at) }))
}

/** The index of the point that applies at a position: the last one up to there; -1 if there is none yet. */
export function pointAt(points: Points, number: number): number {
  return points.findLastIndex((point) => point.number <= number)
}

/** The position at a fraction of the drawing's width. */
export function numberAt(x: number, left: number, right: number, last: number): number {
  return Math.round(Math.min(1, Math.max(0, (x - left) / Math.max(1, right - left))) * last)
}

/** Where a key leads: a step, a round, or to either end; null for other keys. */
export function movedBy(key: string, number: number, last: number, rounds: number[]): number | null {
  const next = rounds.find((start) => start > number) ?? last
  const previous = rounds.findLast((start) => start < number) ?? 0
  const found: Record<string, number> = {
    ArrowRight: number + 1,
    ArrowUp: number + 1,
    ArrowLeft: number - 1,
    ArrowDown: number - 1,
    PageUp: next,
    PageDown: previous,
    Home: 0,
    End: last,
  }
  return key in found ? Math.min(last, Math.max(0, found[key]!)) : null
}

/** The pixel of a value within a range. */
export function place(value: number, low: number, high: number, start: number, end: number): number {
  return high === low ? (start + end) / 2 : start + ((value - low) / (high - low)) * (end - start)
}

/** The line through all points. */
export function lineOf(spots: readonly { x: number; y: number }[]): string {
  return spots.map(({ x, y }, at) => `${at ? 'L' : 'M'}${round(x)} ${round(y)}`).join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
