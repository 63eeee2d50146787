/** Real positions of The Game of Happiness, made by rainbow_samples.py. */

import type { CatalogueData } from '../../../lib/games/cards.svelte'
import type { RainbowView } from '../view'
import type { LoggedEvent, OptionData } from '../../../lib/net/api'
import samples from './rainbow.json'

export interface RainbowSample {
  view: RainbowView
  offers: OptionData[]
  events: LoggedEvent[]
}

export const RAINBOW_CATALOGUE = samples.cards as CatalogueData
export const RAINBOWS = samples.tables as unknown as Record<
  'placing' | 'wheel' | 'stopped' | 'travel' | 'landed',
  RainbowSample
>
