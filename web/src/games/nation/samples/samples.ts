/** Real positions of Happy Nation, made by nation_samples.py. */

import type { CatalogueData } from '../../../lib/games/cards.svelte'
import type { NationView } from '../view'
import type { LoggedEvent, OptionData } from '../../../lib/net/api'
import samples from './nation.json'

export interface NationSample {
  view: NationView
  offers: OptionData[]
  events: LoggedEvent[]
}

export const NATION_CATALOGUE = samples.cards as CatalogueData
export const NATIONS = samples.tables as unknown as Record<
  'choosing' | 'day' | 'open' | 'prices' | 'banker',
  NationSample
>
