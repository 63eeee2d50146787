/** For tests of components. */

import { readFileSync, readdirSync } from 'node:fs'
import { bundleOf, useBundle } from './text.svelte'

const LOCALE = '../src/felicity/locale'

/** Our own sentences, without a server. */
export function speakFor(lang: 'en' | 'fr'): void {
  const folder = `${LOCALE}/${lang}`
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'))
  useBundle(bundleOf(lang, files.map((name) => readFileSync(`${folder}/${name}`, 'utf-8')).join('\n')))
}
