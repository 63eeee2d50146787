/** Real positions of LOOP, made by samples.py. */

import type { OptionData } from '../../lib/net/api'
import type { CatalogueData } from '../../lib/games/loop/cards.svelte'
import type { LoopView } from '../../lib/games/loop/view'
import basic from './samples/basic.json'
import careers from './samples/careers.json'
import cards from './samples/cards.json'
import competitive from './samples/competitive.json'
import coop from './samples/coop.json'
import solo from './samples/solo.json'

export interface Sample {
  view: LoopView
  offers: OptionData[]
}

export const CATALOGUE = cards as CatalogueData
export const SAMPLES = { competitive, solo, coop, basic, careers } as unknown as Record<
  'competitive' | 'solo' | 'coop' | 'basic' | 'careers',
  Sample
>
export const SEATS = ['Ada', 'Blaise', 'Chloé', 'Dara', 'Emil', 'Fatou'].map((name, at) => ({ seat: at + 1, name }))
