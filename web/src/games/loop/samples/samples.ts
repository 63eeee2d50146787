/** Real positions of LOOP, made by samples.py. */

import type { OptionData } from '../../../lib/net/api'
import type { CatalogueData } from '../../../lib/games/cards.svelte'
import type { LoopView } from '../view'
import basic from './basic.json'
import careers from './careers.json'
import cards from './cards.json'
import competitive from './competitive.json'
import coop from './coop.json'
import solo from './solo.json'

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
