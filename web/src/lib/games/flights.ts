/** A piece that flies from one spot of the table to another, so that one sees what happened. Spots carry `data-spot`. */

import type { IconName } from '../look/icons'

interface Way {
  from: string
  to: string
}

interface Thing extends Way {
  icon: IconName
  /** The token of its colour. */
  tint: string
}

/** A player's own piece. */
interface Person extends Way {
  seat: number
}

export type Flight = Thing | Person
