/** Which open tables are shown; the server sends the latest first. */

import type { OpeningData } from '../../lib/net/api'

export interface Shown {
  /** Anybody may sit down. */
  free: OpeningData[]
  /** Anybody may watch. */
  live: OpeningData[]
}

export function filtered(tables: OpeningData[], game: string): Shown {
  const wanted = tables.filter((table) => !game || table.game === game)
  return {
    free: wanted.filter(({ status }) => status === 'lobby'),
    live: wanted.filter(({ status }) => status === 'playing'),
  }
}

/** The games that are on, in the order of their names. */
export const gamesIn = (tables: OpeningData[]): string[] => [...new Set(tables.map(({ game }) => game))].sort()
