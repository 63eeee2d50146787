/** Which pieces move when something happens: from one spot of the table to another. Told by events, never by guessing. */

import type { Flight } from '../../lib/games/flights'
import type { IconName } from '../../lib/theme/icons'
import type { LoggedEvent } from '../../lib/net/api'
import { seatOf } from './marks'

type Rule = (event: LoggedEvent, who: number) => Flight | null

const material = (event: LoggedEvent, from: string, to: string): Flight => {
  const type = String(event['type']) as IconName
  return { from, to, icon: type, tint: `--${type}` }
}
const place = (word: unknown): string => {
  const seat = seatOf(word)
  return seat ? `materials:${seat}` : 'deck:material'
}
const landfill = (word: unknown): string => `landfill:${seatOf(word) ?? 'central'}`
const coin = (from: string, to: string): Flight => ({ from, to, icon: 'coin', tint: '--gold-coin' })
const favour = (from: string, to: string): Flight => ({ from, to, icon: 'favour', tint: '--favour-red' })

const FLIGHTS: Record<string, Rule> = {
  worked: (_, who) => coin('work', `coins:${who}`),
  'coin-taken': (_, who) => coin('work', `coins:${who}`),
  bought: (event, who) => material(event, `market:${event['type']}`, `materials:${who}`),
  'free-material-taken': (event, who) => material(event, `market:${event['type']}`, `materials:${who}`),
  salvaged: (event, who) => material(event, landfill(event['from']), `materials:${who}`),
  recycled: (event, who) => material(event, landfill(event['from']), `materials:${who}`),
  scavenged: (event, who) => material(event, landfill(event['from']), `materials:${who}`),
  repurchased: (event, who) => material(event, landfill(event['target']), `materials:${who}`),
  broken: (event) => material(event, place(event['owner']), landfill(event['owner'])),
  acquired: (event, who) => material(event, place(event['owner']), `materials:${who}`),
  bartered: (event, who) => material(event, place(event['owner']), `materials:${who}`),
  resold: (event, who) => material(event, `materials:${who}`, place(event['buyer'])),
  'material-given': (event, who) => material(event, `materials:${who}`, place(event['target'])),
  'activity-completed': (event, who) => ({
    from: `stage:${event['activity']}`,
    to: `activities:${who}`,
    icon: 'consume',
    tint: '--accent-fill',
  }),
  'favour-drawn': (_, who) => favour('deck:favour', `hand:${who}`),
  'favour-played': (event, who) => favour(`hand:${who}`, `hand:${seatOf(event['target']) ?? who}`),
  'favour-given': (event, who) => favour(`hand:${who}`, `hand:${seatOf(event['target']) ?? who}`),
  'favour-drafted': (event, who) => favour(`hand:${seatOf(event['target']) ?? who}`, `hand:${who}`),
  applied: (_, who) => coin('credit', `coins:${who}`),
  'paid-off': (_, who) => coin(`coins:${who}`, 'credit'),
}

/** The flights of some events, in order; those that would end where they began are left out. */
export function flightsOf(events: readonly LoggedEvent[]): Flight[] {
  return events
    .map((event) => FLIGHTS[event.event]?.(event, seatOf(event['who']) ?? 0) ?? null)
    .filter((flight): flight is Flight => flight !== null && flight.from !== flight.to)
}
