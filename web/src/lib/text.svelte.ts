/** Sentences: the same Fluent catalogue as the terminal's, from the server, in the language of the settings. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { getText } from './net/api'
import { settings } from './settings.svelte'

const bundles = new Map<string, FluentBundle>()
let ready = $state.raw<FluentBundle | null>(null)

/** Load a language once, then use it everywhere. */
export async function speak(lang: string): Promise<void> {
  let bundle = bundles.get(lang)
  if (!bundle) {
    bundle = bundleOf(lang, await getText(`/api/texts/${lang}`))
    bundles.set(lang, bundle)
  }
  if (lang === settings.lang) ready = bundle
}

export function bundleOf(lang: string, source: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(source))
  return bundle
}

/** For tests and the gallery: sentences without a server. */
export function useBundle(bundle: FluentBundle): void {
  ready = bundle
}

export function hasTexts(): boolean {
  return ready !== null
}

/** One sentence. A missing one shows its key, and a test finds it. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  if (!ready) return ''
  const [name = id, attribute] = id.split('.')
  const message = ready.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  return pattern ? ready.formatPattern(pattern, args) : id
}

/** Is there such a sentence (or, as `id.attribute`, such a part of one)? */
export function hasText(id: string): boolean {
  const [name = id, attribute] = id.split('.')
  const message = ready?.getMessage(name)
  return message !== undefined && (!attribute || attribute in message.attributes)
}
