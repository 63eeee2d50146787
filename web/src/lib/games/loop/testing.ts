/** For tests: the sentences of a language and the figures of the cards, without a server. */

import { readFileSync, readdirSync } from 'node:fs'
import { settings } from '../../settings.svelte'
import { bundleOf, useBundle } from '../../text.svelte'
import { CATALOGUE } from '../../../pages/gallery/samples'
import { useCatalogue } from './cards.svelte'

const LOCALE = '../src/felicity/locale'

export function prepare(lang: 'en' | 'fr'): void {
  const files = readdirSync(`${LOCALE}/${lang}`).filter((name) => name.endsWith('.ftl'))
  settings.lang = lang
  useBundle(bundleOf(lang, files.map((name) => readFileSync(`${LOCALE}/${lang}/${name}`, 'utf-8')).join('\n')))
  useCatalogue(CATALOGUE)
}
