/** Which memory lies face up: one that somebody is asked about, or one that somebody else has placed or realised. */

import { seatOf } from '../../lib/choices/seats'
import type { LoggedEvent, OptionData } from '../../lib/net/api'
import type { PursuitView } from '../pursuit/view'
import { cardIn } from './options'

export interface FaceUpMemory {
  memory: string
  seat: number
  sentence: string
  at: number
  isGoingOn: boolean
}

const SHOWN = new Set(['placed', 'realised', 'personal-goal-met'])
/** Questions about one memory, which their answers name. */
const ASKED = new Set(['DrawFromStock'])

export function faceUpOf(
  events: readonly LoggedEvent[],
  view: PursuitView,
  offers: readonly Pick<OptionData, 'text'>[],
): FaceUpMemory | null {
  const draw = offers.find(({ text }) => text.startsWith('draw '))
  if (ASKED.has(view.question) && view.to_act === view.seat && draw)
    return {
      memory: cardIn(draw.text),
      seat: view.seat ?? 0,
      sentence: '',
      at: events.at(-1)?.at ?? 0,
      isGoingOn: true,
    }
  const event = events.findLast((each) => SHOWN.has(each.event) && seatOf(each['who']) !== view.seat)
  if (!event) return null
  return {
    memory: String(event['nostalgia']),
    seat: seatOf(event['who']) ?? 0,
    sentence: event.sentence,
    at: event.at,
    isGoingOn: false,
  }
}
