/** Which Explorer card lies face up for all, or for oneself: told by events. */

import { seatOf } from '../../lib/choices/seats'
import type { LoggedEvent } from '../../lib/net/api'
import type { NationView } from './view'

export interface FaceUp {
  card: string
  seat: number
  sentence: string
  at: number
  /** It is being carried out, and somebody is asked about it. */
  isGoingOn: boolean
}

/** A sickness, a card that somebody else plays, or the one that was just found: the last of them. */
export function faceUpOf(events: readonly LoggedEvent[], view: NationView): FaceUp | null {
  const event = events.findLast((each) => isShown(each, view.seat))
  if (!event) return null
  const isSickness = event.event === 'sickness-drawn'
  const card = isSickness ? 'sickness' : String(event['card'])
  return {
    card,
    seat: seatOf(event['who']) ?? 0,
    sentence: event.sentence,
    at: event.at,
    isGoingOn: isSickness ? view.board.sickness_out : card === 'birthday' && view.question === 'GivePresent',
  }
}

function isShown({ event, who }: LoggedEvent, own: number | null): boolean {
  if (event === 'sickness-drawn') return true
  return event === 'card-played' ? seatOf(who) !== own : event === 'card-seen'
}
