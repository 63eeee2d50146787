/** For tests: the sentences of a language and the figures of both boxes, without a server. */

import { NOSTALGIA_CATALOGUE } from './samples/samples'
import { usePage } from '../../lib/games/pages.svelte'
import page from '.'
import { useCatalogue } from '../pursuit/cards.svelte'
import { prepare as prepareBase } from '../pursuit/testing'
import { NOSTALGIA } from './box'

export function prepare(lang: 'en' | 'fr'): void {
  usePage(NOSTALGIA.id, page)
  prepareBase(lang)
  useCatalogue(NOSTALGIA_CATALOGUE, NOSTALGIA.id)
}
