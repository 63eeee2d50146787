/** How a choice is named by one of its events: what happens with memories matters more than what else it brings. */

import type { Deed } from '../../lib/games/page'
import type { LoggedEvent } from '../../lib/net/api'
import { deedBy } from '../pursuit/deeds'

const NAMED = [
  'realised', 'personal-goal-met', 'progressed', 'choice-made', 'time-devoted', 'skill-used', 'placed', 'active-triggered', 'dropped',
  'partner-met',
] // prettier-ignore

export function deedOf(move: readonly LoggedEvent[]): Deed | undefined {
  return deedBy(move, ['died', ...NAMED])
}
