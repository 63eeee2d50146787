/** What others, or the rules, did to somebody: it is never silent. What hurts stays until it was seen. */

import { seatOf } from '../../lib/choices/seats'
import type { Notice } from '../../lib/games/page'
import type { LoggedEvent } from '../../lib/net/api'
import { t } from '../../lib/text.svelte'
import { constantOf } from './cards.svelte'

/** Losses that come by themselves, in the morning or for want of room. */
const LOSSES = new Set(['hours-lost', 'interest-paid', 'level-lost', 'eliminated'])
const PRESENT_TO_ALL = 'NATION-X.11a'

export function noticesOf(events: readonly LoggedEvent[], seat: number | null): Notice[] {
  return seat === null ? [] : events.flatMap((event, at) => noticeOf(event, events.slice(0, at), seat))
}

function noticeOf(event: LoggedEvent, before: readonly LoggedEvent[], seat: number): Notice[] {
  const isMine = seatOf(event['who']) === seat
  const isAimed = seatOf(event['target']) === seat
  switch (event.event) {
    case 'fell-ill': {
      const drawn = before.findLast((each) => each.event === 'sickness-drawn')
      const drawer = seatOf(drawn?.['who'])
      if (!isMine || !drawn || !drawer || drawer === seat) return []
      const sentence = `${drawn.sentence} ${t('page-nation-infected', { hours: constantOf('sick_hours') })}`
      return [{ event: { ...event, by: drawer, rule: 'NATION-D.2', sentence }, stays: true }]
    }
    case 'friend-helped':
      if (!isAimed) return []
      return [{ event: { ...event, sentence: `${event.sentence} ${t('page-nation-unasked')}` }, stays: true }]
    case 'friend-too-poor':
    case 'first-aid-given':
      return isAimed ? [{ event, stays: false }] : []
    case 'present-given':
      // Guests of one's own birthday bring theirs one after the other: these only fly.
      return isAimed && event.rule === PRESENT_TO_ALL ? [{ event, stays: false }] : []
    case 'surplus-returned':
      return isMine ? [{ event, stays: false }] : []
    default:
      // Nobody did it, whosever move it came with.
      return isMine && LOSSES.has(event.event) ? [{ event: { ...event, by: null }, stays: true }] : []
  }
}
