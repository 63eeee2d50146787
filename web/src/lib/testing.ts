/** For tests of components. */

import { readFileSync, readdirSync } from 'node:fs'
import type { FluentBundle } from '@fluent/bundle'
import { bundleOf, useBundle } from './text.svelte'

const LOCALE = '../src/felicity/locale'
const read = new Map<string, FluentBundle>() // reading them takes long

/** Our own sentences, without a server. */
export function speakFor(lang: 'en' | 'fr'): void {
  const folder = `${LOCALE}/${lang}`
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'))
  const bundle =
    read.get(lang) ?? bundleOf(lang, files.map((name) => readFileSync(`${folder}/${name}`, 'utf-8')).join('\n'))
  read.set(lang, bundle)
  useBundle(bundle)
}
