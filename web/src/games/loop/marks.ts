/** The last move of every seat, as a pawn on an area of the board (UI-T20). Built from the events that the table tells. */

import type { LoggedEvent } from '../../lib/net/api'

export type Area = 'work' | 'buy' | 'consume' | 'favour' | 'credit'

export interface Mark {
  seat: number
  area: Area
  sentence: string
}

const AREAS: Record<string, Area> = {
  worked: 'work',
  'coin-taken': 'work',
  bought: 'buy',
  salvaged: 'buy',
  'activity-completed': 'consume',
  'favour-played': 'favour',
  'favour-played-face-down': 'favour',
  applied: 'credit',
}

/** Where each seat was active last; the turn's action stays when a favour or a credit card came with it in the same step. */
export function marksOf(events: readonly LoggedEvent[]): Mark[] {
  const last = new Map<number, Mark>()
  for (const event of events) {
    const area = AREAS[event.event]
    const who = seatOf(event['who'])
    if (area && who) last.set(who, { seat: who, area, sentence: event.sentence })
  }
  return [...last.values()].sort((a, b) => a.seat - b.seat)
}

/** `seat2` is how the engine names a seat. */
export function seatOf(word: unknown): number | null {
  return typeof word === 'string' && /^seat\d$/.test(word) ? Number(word.slice(4)) : null
}
