/** Real positions of The Pursuit of Happiness, made by pursuit_samples.py. */

import type { CatalogueData } from '../cards.svelte'
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
