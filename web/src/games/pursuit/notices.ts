/** What the rules, or others, did to somebody: it is never silent. What hurts stays until it was seen. */

import { seatOf } from '../../lib/choices/seats'
import type { Notice } from '../../lib/games/page'
import type { LoggedEvent } from '../../lib/net/api'
import { t } from '../../lib/text.svelte'

/** Stress that comes by itself, and the end of a life. */
const BLOWS = new Set(['slots-stressed', 'partners-stressed', 'died'])
const BY_AGE = 'POH-18.3'

export function noticesOf(events: readonly LoggedEvent[], seat: number | null): Notice[] {
  return seat === null ? [] : events.flatMap((event, at) => noticeOf(event, events.slice(0, at), seat))
}

function noticeOf(event: LoggedEvent, before: readonly LoggedEvent[], seat: number): Notice[] {
  const isMine = seatOf(event['who']) === seat
  switch (event.event) {
    case 'stress-moved': {
      const age = before.findLast((each) => each.event === 'old-age-came')
      if (!isMine || event.rule !== BY_AGE || !age) return []
      return [{ event: { ...event, by: null, sentence: `${age.sentence} ${event.sentence}` }, stays: true }]
    }
    case 'upkeep-unpaid':
      // Whoever lets a card go knows it; what can't be paid goes by itself.
      if (!isMine || !event.auto) return []
      return [{ event: { ...event, sentence: `${event.sentence} ${t('page-pursuit-unpayable')}` }, stays: true }]
    case 'group-joined':
      return seatOf(event['owner']) === seat && !isMine ? [{ event, stays: false }] : []
    case 'group-rewarded':
      return isMine ? [{ event, stays: false }] : []
    default:
      return isMine && BLOWS.has(event.event) ? [{ event: { ...event, by: null }, stays: true }] : []
  }
}
