/** Points by source, so that every seat's column adds up to its score exactly (UI-E1). */

import type { ResultData } from '../../lib/net/api'

export interface Row {
  source: string
  /** In seat order. */
  points: number[]
}

/** Sources in which anybody won or lost something, in the engine's order; any remainder is «other». */
export function rowsOf(result: ResultData): Row[] {
  const sources = [...new Set(result.seats.flatMap((seat) => Object.keys(seat.sources)))]
  const rows = sources.map((source) => ({ source, points: result.seats.map((seat) => seat.sources[source] ?? 0) }))
  const other = result.seats.map(
    (seat) => seat.score - Object.values(seat.sources).reduce((sum, points) => sum + points, 0),
  )
  return [...rows, { source: 'other', points: other }].filter(({ points }) => points.some(Boolean))
}
