/** Which card was drawn last and lies face up, and what came of it: told by events. */

import { seatOf } from '../../lib/choices/seats'
import type { LoggedEvent } from '../../lib/net/api'
import type { Area, RainbowView } from './view'

export interface FaceUp {
  kind: 'fate' | 'self-improvement'
  /** A fate card by its name, a self-improvement card by its area. */
  card: string
  seat: number
  /** What came of it, as sentences. */
  sentences: string[]
  key: string
  at: number
  /** Somebody is asked about it. */
  isGoingOn: boolean
}

const DRAWN: Readonly<Record<string, FaceUp['kind']>> = {
  'fate-drawn': 'fate',
  'self-improvement-drawn': 'self-improvement',
}
/** What follows from a card. */
const EFFECTS = new Set([
  'fate-disregarded',
  'hang-up-developed',
  'hang-up-cancelled',
  'self-improvement-saved',
  'self-improvement-returned',
  'key-earned',
  'key-placed',
])

export function faceUpOf(events: readonly LoggedEvent[], view: RainbowView): FaceUp | null {
  const index = events.findLastIndex(({ event }) => event in DRAWN)
  const event = events[index]
  if (!event) return null
  const kind = DRAWN[event.event]!
  const after = events.slice(index + 1)
  const end = after.findIndex((each) => each.event === 'turn-started')
  return {
    kind,
    card: String(event[kind === 'fate' ? 'card' : 'area']),
    seat: seatOf(event['who']) ?? 0,
    sentences: (end < 0 ? after : after.slice(0, end))
      .filter((each) => EFFECTS.has(each.event))
      .map(({ sentence }) => sentence),
    key: `${event.at} ${index}`,
    at: event.at,
    isGoingOn: view.question === 'ChooseKey' && event['card'] === 'fate_key',
  }
}

/** The area that a card is about, if it is about one. */
export function areaOf({ kind, card }: Pick<FaceUp, 'kind' | 'card'>): Area | null {
  if (kind === 'self-improvement') return card as Area
  return card.startsWith('fate_hang_up_') ? (card.slice('fate_hang_up_'.length) as Area) : null
}
