/** For tests: the sentences of a language and the figures of the board, without a server. */

import { RAINBOW_CATALOGUE } from './samples/samples'
import { usePage } from '../../lib/games/pages.svelte'
import { settings } from '../../lib/settings.svelte'
import { speakFor } from '../../lib/testing'
import page from '.'
import { useCatalogue } from './cards.svelte'

export function prepare(lang: 'en' | 'fr'): void {
  usePage('rainbow', page)
  settings.lang = lang
  speakFor(lang)
  useCatalogue(RAINBOW_CATALOGUE)
}
