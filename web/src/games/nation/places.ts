/** The places of the town beside the houses. Each opens as a panel over the square. */

import type { NationView } from './view'

export type PlaceId = 'market' | 'bank' | 'abroad' | 'explore' | 'supply' | 'paper' | 'accounts'

/** Those that there are, from the first day on: no bank without a banker, no open accounts where money is hidden. */
export function placesOf(view: NationView): PlaceId[] {
  if (!view.round) return []
  return [
    'market',
    ...(view.board.bank ? (['bank'] as const) : []),
    'abroad',
    'explore',
    'supply',
    'paper',
    ...(view.money ? (['accounts'] as const) : []),
  ]
}
