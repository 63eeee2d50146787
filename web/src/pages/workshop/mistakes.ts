/** Mistakes in a card, as the page says them in short; the check tells each in full. */

import type { KeyData, MistakeData } from '../../lib/net/api'
import { wordName } from '../../lib/packs/labels'
import { t } from '../../lib/text.svelte'

/** A value that can't be there: the catalogue says what it expects; else the parts of a card don't fit together. */
export function mistakeText({ key, why }: MistakeData, about: KeyData | undefined): string {
  if (!about || why !== 'wrong-value') return t(key ? 'page-workshop-mistake-fit' : 'page-workshop-mistake-card')
  const words = (about.words ?? []).map(wordName).join(', ')
  return t(`page-workshop-mistake-${about.kind}`, { low: about.low ?? 0, high: about.high ?? 0, words })
}
