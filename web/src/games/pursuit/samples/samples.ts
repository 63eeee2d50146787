/** Real positions of The Pursuit of Happiness, made by pursuit_samples.py. */

import type { CatalogueData } from '../../../lib/games/cards.svelte'
import type { PursuitView } from '../view'
import type { LoggedEvent, OptionData, RefusalData } from '../../../lib/net/api'
import samples from './pursuit.json'

export interface PursuitSample {
  view: PursuitView
  offers: OptionData[]
  refusals: RefusalData[]
  events: LoggedEvent[]
}

export const PURSUIT_CATALOGUE = samples.cards as unknown as CatalogueData
export const PURSUITS = samples.tables as unknown as Record<
  'birth' | 'teen' | 'upkeep' | 'old' | 'alone',
  PursuitSample
>

/** Of board and dock in the frame, on screens of 1024, 1366 and 1920 pixels. */
export const SIZES = [
  { width: 690, height: 390, dock: 130 },
  { width: 980, height: 520, dock: 145 },
  { width: 1440, height: 780, dock: 200 },
]
