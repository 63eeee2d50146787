/** The places of the town beside the houses. Each opens as a panel over the square. */

import type { Night } from './happened'
import type { NationView } from './view'

export type PlaceId = 'market' | 'bank' | 'abroad' | 'explore' | 'supply' | 'paper' | 'accounts'

/** Those that there are: no bank without a banker, no paper before the first night, no open accounts where money is hidden. */
export function placesOf(view: NationView, night: Night | null): PlaceId[] {
  if (!view.round) return []
  return [
    'market',
    ...(view.board.bank ? (['bank'] as const) : []),
    'abroad',
    'explore',
    'supply',
    ...(night ? (['paper'] as const) : []),
    ...(view.money ? (['accounts'] as const) : []),
  ]
}
