/** What the spaces of the board give by themselves, by the figures of the catalogue. */

import { constantOf, type Amounts } from './cards.svelte'
import type { Action } from './view'

/** Null: what it gives depends on a card. */
export function gainsOf(action: Action): Amounts | null {
  const basic = constantOf('basic_gain')
  switch (action) {
    case 'study':
      return { knowledge: basic }
    case 'play':
      return { creativity: basic }
    case 'interact':
      return { influence: basic }
    case 'temp_job':
      return { money: basic }
    case 'overtime':
      return { hourglass: constantOf('overtime_hourglasses'), stress: constantOf('overtime_stress') }
    case 'rest':
      return { stress: -constantOf('rest_spaces') }
    default:
      return null
  }
}
