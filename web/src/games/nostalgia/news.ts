/** What is worth a word of its own when it happens: a trigger, a realisation, a goal (UI-G6). */

import type { Notice } from '../../lib/games/page'
import type { LoggedEvent } from '../../lib/net/api'

/** To everybody, and only to the one it happens to. */
const FOR_ALL = new Set(['realised', 'personal-goal-met'])
const FOR_OWNER = new Set(['passive-triggered', 'skill-helped'])

export function noticesOf(events: readonly LoggedEvent[], seat: number | null): Notice[] {
  const mine = `seat${seat}`
  return events
    .filter(({ event, who }) => FOR_ALL.has(event) || (FOR_OWNER.has(event) && who === mine))
    .map((event) => ({ event, stays: false }))
}
