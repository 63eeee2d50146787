/** For tests: the sentences of a language and the figures of the board, without a server. */

import { RAINBOW_CATALOGUE } from './samples/samples'
import { settings } from '../../lib/settings.svelte'
import { speakFor } from '../../lib/testing'
import { useCatalogue } from './cards.svelte'

/** The pretended browser of the tests measures nothing. */
class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

export function prepare(lang: 'en' | 'fr'): void {
  globalThis.ResizeObserver ??= NoResizes
  settings.lang = lang
  speakFor(lang)
  useCatalogue(RAINBOW_CATALOGUE)
}
