/** A piece that flies from one spot of the table to another, so that one sees what happened. Spots carry `data-spot`. */

import type { IconName } from '../theme/icons'

/** Names of spots; several, with spaces between them: the first that is there. */
interface Way {
  from: string
  to: string
  /** What has to come to rest before it flies, in ms at normal speed. */
  after?: number
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
