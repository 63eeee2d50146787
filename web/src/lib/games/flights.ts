/** A piece that flies from one spot of the table to another, to show what happened. Spots have `data-spot`. */

import type { IconName } from '../theme/icons'

/** Names of spots, separated by spaces: the first that exists is used. */
interface Way {
  from: string
  to: string
  /** Delay until something else has come to rest, in ms at normal speed. */
  after?: number
}

interface Thing extends Way {
  icon: IconName
  /** The colour token. */
  tint: string
}

/** A player's own piece. */
interface Person extends Way {
  seat: number
}

export type Flight = Thing | Person
