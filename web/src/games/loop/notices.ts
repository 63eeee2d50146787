/** What others did to somebody and could not, or was not, refused: it is never silent. */

import type { Notice } from '../../lib/games/page'
import type { LoggedEvent } from '../../lib/net/api'
import { t } from '../../lib/text.svelte'
import { seatOf } from './marks'

/** Whose thing it was, by the figure that names them. */
const OWNER: Readonly<Record<string, string>> = {
  acquired: 'owner',
  bartered: 'owner',
  recycled: 'from',
  resold: 'buyer',
  'share-granted': 'owner',
  'favour-drafted': 'target',
  influenced: 'target',
  repurchased: 'target',
  scavenged: 'from',
}

/** Answers that this page gave by itself, because there was no other: the numbers of these moves. Those of the server are `auto`. */
const forced = new Set<number>()

export function noteForced(move: number): void {
  forced.add(move)
}

export function noticesOf(events: readonly LoggedEvent[], seat: number | null): Notice[] {
  return events.flatMap((event) => {
    const mine = seat !== null && seatOf(event[OWNER[event.event] ?? '']) === seat && seatOf(event['who']) !== seat
    const isForced = event.auto || forced.has(event.at)
    if (!mine || (event.by === seat && !isForced)) return []
    const why = t(isForced ? 'page-loop-forced' : 'page-loop-unasked')
    return [{ event: { ...event, sentence: `${event.sentence} ${why}` }, stays: true }]
  })
}
