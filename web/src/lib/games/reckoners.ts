/** Who sums up what an option would change, for games with counters of their own. */

import { effectsOf, type Effects, type Holder } from '../choices/effects'
import type { EventData } from '../net/api'
import { nationEffects } from './nation/effects'

type Reckoner = (events: readonly EventData[], holders: readonly Holder[]) => Effects

const reckoners: Record<string, Reckoner> = { nation: nationEffects as unknown as Reckoner }

export function reckonerOf(game = 'loop'): Reckoner {
  return reckoners[game] ?? effectsOf
}
