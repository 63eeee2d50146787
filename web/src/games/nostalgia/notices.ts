/** What is worth a word of its own when it happens to somebody: a trigger and a skill in passing (UI-G6), what came to nothing until it was seen. */

import { seatOf } from '../../lib/choices/seats'
import type { Notice } from '../../lib/games/page'
import type { LoggedEvent } from '../../lib/net/api'
import { noticesOf as baseNotices } from '../pursuit/notices'

const PASSING = new Set(['passive-triggered', 'skill-helped'])

export function noticesOf(events: readonly LoggedEvent[], seat: number | null): Notice[] {
  const own = events.filter((event) => seat !== null && seatOf(event['who']) === seat)
  return [
    ...baseNotices(events, seat),
    ...own.filter(({ event }) => PASSING.has(event)).map((event) => ({ event, stays: false })),
    ...own.filter(({ event }) => event === 'nobody-met').map((event) => ({ event, stays: true })),
  ]
}
