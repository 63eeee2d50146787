/** Small gestures beside the words: sent as a word between colons, shown as what it means. */

import type { Note } from '../../lib/net/api'
import { t } from '../../lib/text.svelte'

export const EMOTES = ['smile', 'bravo', 'wow', 'hmm', 'oops', 'heart'] as const
export type Emote = (typeof EMOTES)[number]

const MARK = /^:([a-z]+):$/
const FRESH = 6000 // ms: as long as it stands on a plate

export function emoteIn(text: string): Emote | undefined {
  return EMOTES.find((emote) => emote === MARK.exec(text)?.[1])
}

/** What was said, a gesture by its word. */
export function wordsOf(text: string): string {
  const emote = emoteIn(text)
  return emote ? t(`page-table-emote-${emote}`) : text
}

export function isFresh({ at }: Pick<Note, 'at'>, now: number): boolean {
  return now - at < FRESH
}
