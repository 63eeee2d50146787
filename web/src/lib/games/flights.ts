/** A piece that flies from one spot of the table to another, so that one sees what happened. Spots carry `data-spot`. */

import type { IconName } from '../look/icons'

export interface Flight {
  from: string
  to: string
  icon: IconName
  /** The token of its colour. */
  tint: string
}
