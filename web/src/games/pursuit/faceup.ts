/** Which card lies face up for all: the one that somebody else has just taken or advanced. Told by events. */

import { seatOf } from '../../lib/choices/seats'
import type { LoggedEvent } from '../../lib/net/api'
import { cardName } from './flights'
import type { Side } from './view'

export interface FaceUp {
  card: string
  level: number
  side: Side
  seat: number
  sentence: string
  at: number
}

/** With the figure that says how far the card has come. */
const SHOWN: Readonly<Record<string, string>> = {
  'project-taken': 'level',
  'group-joined': '',
  'level-reached': 'level',
  bought: 'level',
  hired: '',
  promoted: '',
  dated: '',
  deepened: 'level',
}

export function faceUpOf(events: readonly LoggedEvent[], own: number | null): FaceUp | null {
  const event = events.findLast((each) => each.event in SHOWN && seatOf(each['who']) !== own)
  if (!event) return null
  const name = event['card'] ?? event['partner']
  const card = cardName(name)
  return {
    card,
    level: Number(event[SHOWN[event.event] ?? ''] ?? (event.event === 'group-joined' ? 0 : 1)),
    side: card === name ? 'woman' : 'man',
    seat: seatOf(event['who']) ?? 0,
    sentence: event.sentence,
    at: event.at,
  }
}
