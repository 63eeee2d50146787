/** Real positions of The Pursuit of Happiness with Nostalgia, made by pursuit_samples.py. */

import type { CatalogueData } from '../../../lib/games/cards.svelte'
import type { PursuitSample } from '../../pursuit/samples/samples'
import samples from './nostalgia.json'

export const NOSTALGIA_CATALOGUE = samples.cards as unknown as CatalogueData
export const NOSTALGIAS = samples.tables as unknown as Record<'birth' | 'teen' | 'old' | 'after', PursuitSample>
