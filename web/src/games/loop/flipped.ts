/** The events that a player's turn set off: flipped together, resolved one by one before the next turn begins (LOOP-5.3f). */

import type { LoggedEvent } from '../../lib/net/api'

export interface Flipped {
  /** By id. */
  cards: string[]
  /** When; 0 if none ever was. */
  at: number
  /** The next turn hasn't begun: they are being resolved. */
  isGoingOn: boolean
}

export function flippedOf(events: readonly LoggedEvent[]): Flipped {
  const last = events.findLastIndex(({ event }) => event === 'event-triggered')
  if (last < 0) return { cards: [], at: 0, isGoingOn: false }
  const at = events[last]?.at ?? 0
  return {
    cards: events.filter((each) => each.event === 'event-triggered' && each.at === at).map(({ card }) => String(card)),
    at,
    isGoingOn: !events.slice(last).some(({ event }) => event === 'turn-started' || event === 'game-ended'),
  }
}
