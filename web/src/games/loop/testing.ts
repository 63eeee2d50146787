/** For tests: the sentences of a language and the figures of the cards, without a server. */

import { usePage } from '../../lib/games/pages.svelte'
import { settings } from '../../lib/settings.svelte'
import { speakFor } from '../../lib/testing'
import { CATALOGUE } from './samples/samples'
import page from '.'
import { useCatalogue } from './cards.svelte'

export function prepare(lang: 'en' | 'fr'): void {
  usePage('loop', page)
  settings.lang = lang
  speakFor(lang)
  useCatalogue(CATALOGUE)
}
