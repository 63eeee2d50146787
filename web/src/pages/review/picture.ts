/** The small picture of a review: from the chance at the start, by luck and by skill, to the result. All in points of a hundred. */

import type { ReviewData } from '../../lib/net/api'

export type Account = NonNullable<ReviewData['account']>

export interface Bar {
  id: 'start' | 'luck' | 'skill' | 'end'
  /** What is written on it. */
  points: number
  from: number
  to: number
}

/** Start and end stand on the ground; luck and skill hang where the one before them ended. */
export function barsOf({ start, luck, skill, end }: Account): Bar[] {
  return [
    { id: 'start', points: start, from: 0, to: start },
    { id: 'luck', points: luck, from: start, to: start + luck },
    { id: 'skill', points: skill, from: start + luck, to: end },
    { id: 'end', points: end, from: 0, to: end },
  ]
}

/** The range that all bars need: chances may add up to more than a hundred on the way. */
export function rangeOf(bars: readonly Bar[]): [number, number] {
  const ends = bars.flatMap(({ from, to }) => [from, to])
  return [Math.min(0, ...ends), Math.max(100, ...ends)]
}
