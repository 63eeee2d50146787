/** Which pieces move when something happens with memories; everything else flies as in the base game. */

import type { Flight } from '../../lib/games/flights'
import type { LoggedEvent } from '../../lib/net/api'
import { coin, flightsBy, homeOf, type FlightRule, type FlightRules } from '../pursuit/flights'

/** A photograph, from one place to another; before somebody else it lies at their plate. */
const photo: FlightRule = (event, seat) => [
  {
    from: `memory-${event['nostalgia']} ${homeOf(seat)}`,
    to: `memory-${event['nostalgia']} ${homeOf(seat)}`,
    icon: 'hand',
    tint: '--coin-good',
  },
]
const woken: FlightRule = (event, seat, from) => [
  { from, to: `memory-${event['nostalgia']} ${homeOf(seat)}`, icon: 'tick', tint: '--coin-sth' },
]
const worked: FlightRule = (event, seat) => [
  {
    from: homeOf(seat),
    to: `memory-${event['nostalgia']} ${homeOf(seat)}`,
    icon: 'hourglass',
    tint: `--seat-${seat}`,
  },
]

const RULES: FlightRules = {
  placed: photo,
  realised: photo,
  dropped: (event, seat) => [
    { from: `memory-${event['nostalgia']}`, to: homeOf(seat), icon: 'hand', tint: '--coin-stress' },
  ],
  'passive-triggered': woken,
  'active-triggered': woken,
  progressed: worked,
  'choice-made': worked,
  'time-devoted': worked,
  'skill-used': worked,
  drawn: (event, seat) => [coin(String(event['good']), `memory-${event['nostalgia']} ${homeOf(seat)}`, homeOf(seat))],
  'partner-met': (_, seat) => [
    { from: 'row-partners tab-partners', to: homeOf(seat), icon: 'heart', tint: '--coin-good' },
  ],
  'personal-goal-met': (event, seat) => [coin('lth', `memory-${event['nostalgia']} ${homeOf(seat)}`, homeOf(seat))],
}

export function flightsOf(events: readonly LoggedEvent[]): Flight[] {
  return flightsBy(events, RULES)
}
