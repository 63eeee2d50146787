/** For tests: the sentences of a language and the figures of the cards, without a server. */

import { settings } from '../../lib/settings.svelte'
import { speakFor } from '../../lib/testing'
import { CATALOGUE } from './samples/samples'
import { useCatalogue } from './cards.svelte'

export function prepare(lang: 'en' | 'fr'): void {
  settings.lang = lang
  speakFor(lang)
  useCatalogue(CATALOGUE)
}
