/** For tests: the sentences of a language and the figures of the cards, without a server. */

import { settings } from '../../settings.svelte'
import { speakFor } from '../../testing'
import { CATALOGUE } from '../../../pages/gallery/samples'
import { useCatalogue } from './cards.svelte'

export function prepare(lang: 'en' | 'fr'): void {
  settings.lang = lang
  speakFor(lang)
  useCatalogue(CATALOGUE)
}
