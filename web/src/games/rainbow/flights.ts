/** Which pieces move when something happens: bills, keys, hang-ups, cards, buttons and markers. Told by events, never by guessing. */

import { seatOf } from '../../lib/choices/seats'
import type { Flight } from '../../lib/games/flights'
import type { IconName } from '../../lib/theme/icons'
import type { LoggedEvent } from '../../lib/net/api'
import { landTime } from './happened'

/** What is known when an event is told. */
interface Known {
  event: LoggedEvent
  seat: number
  /** The space where the one who moved has landed. */
  landed: string
}

type Rule = (known: Known) => Flight[]

const piece = (icon: IconName, tint: string, from: string, to: string): Flight => ({ from, to, icon, tint })
const person = (seat: number, from: string, to: string): Flight => ({ from, to, seat })
const spaceOf = (event: LoggedEvent): string => `space:${event['track']} ${event['space']}`
/** What lies before a player of one area. */
const areaOf = ({ event, seat }: Known): string => `area:${event['area']}:${seat}`

const FLIGHTS: Readonly<Record<string, Rule>> = {
  // Markers and buttons
  'button-placed': ({ event, seat }) => [person(seat, `seat:${seat}`, spaceOf(event))],
  'button-moved': ({ event, seat }) => [person(seat, `button:${seat}`, spaceOf(event))],
  'marker-placed': ({ event, seat }) => [person(seat, `seat:${seat}`, `holder:${event['track']}`)],
  'got-off': ({ event, seat }) => [person(seat, `marker:${seat}`, `space:${event['track']} 0`)],
  'returned-to-wheel': ({ event, seat, landed }) => [person(seat, landed, `holder:${event['track']}`)],
  // What a space brings
  'money-collected': ({ seat, landed }) => [piece('bill', '--space-green', landed, `money:${seat}`)],
  'hang-up-developed': (known) => [piece('cloud', '--cloud', 'pile:fate', areaOf(known))],
  'self-improvement-drawn': (known) => [piece('leaf', '--space-orange', 'pile:self-improvement', areaOf(known))],
  'key-earned': (known) => [piece('key', '--band-1', originOf(known), areaOf(known))],
  'key-placed': (known) => [piece('key', '--band-1', areaOf(known), `stand:${known.seat}`)],
}

/** Keys come from the end of a track, from fate, or for money. */
function originOf({ event, seat, landed }: Known): string {
  if (event['area'] === 'money') return `money:${seat}`
  return event.rule === 'RAIN-SPACE-5b' ? landed : 'pile:fate'
}

/** The flights of some events, in order. What a space brings comes when the marker has got there. */
export function flightsOf(events: readonly LoggedEvent[], own: number | null = null): Flight[] {
  let landed = ''
  let after = 0
  return events.flatMap((event) => {
    const seat = seatOf(event['who']) ?? 0
    if (event.event === 'moved') {
      landed = spaceOf(event)
      after = landTime('normal', seat === own)
    }
    const found = FLIGHTS[event.event]?.({ event, seat, landed }) ?? []
    return after ? found.map((flight) => ({ ...flight, after })) : found
  })
}
