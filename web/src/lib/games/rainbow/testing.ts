/** For tests: the sentences of a language and the figures of the board, without a server. */

import { RAINBOW_CATALOGUE } from '../../../pages/gallery/rainbow'
import { settings } from '../../settings.svelte'
import { speakFor } from '../../testing'
import { useCatalogue } from './cards.svelte'

export function prepare(lang: 'en' | 'fr'): void {
  settings.lang = lang
  speakFor(lang)
  useCatalogue(RAINBOW_CATALOGUE)
}
