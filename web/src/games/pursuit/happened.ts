/** What the log tells about the board: the last move of every seat (UI-T20). */

import type { LoggedEvent } from '../../lib/net/api'
import { seatOf } from '../../lib/choices/seats'
import type { Action } from './view'

/** Where each seat has placed its last hourglass in this round. */
export function lastActions(events: readonly LoggedEvent[]): ReadonlyMap<number, Action> {
  const found = new Map<number, Action>()
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at]
    if (event?.event === 'round-started') break
    const seat = event?.event === 'action-taken' ? seatOf(event['who']) : null
    if (seat && !found.has(seat)) found.set(seat, event?.['action'] as Action)
  }
  return found
}
