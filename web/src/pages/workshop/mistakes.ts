/** Mistakes in a card, in the page's language: the check itself is in English. */

import type { KeyData, MistakeData } from '../../lib/net/api'
import { wordName } from '../../lib/packs/labels'
import { t } from '../../lib/text.svelte'

/** `value`: the catalogue says what it expects there; else the parts of a card don't fit together. */
export function mistakeText({ key, message }: MistakeData, about: KeyData | undefined): string {
  const isValue = key !== '' && about !== undefined && message.includes(', expected ')
  if (!isValue) return t(key ? 'page-workshop-mistake-fit' : 'page-workshop-mistake-card')
  const words = (about.words ?? []).map(wordName).join(', ')
  return t(`page-workshop-mistake-${about.kind}`, { low: about.low ?? 0, high: about.high ?? 0, words })
}
