/** Small gestures in the chat: sent as a word between colons, shown as its meaning. */

import type { Note } from '../../lib/net/api'
import { t } from '../../lib/text.svelte'

export const EMOTES = ['smile', 'bravo', 'wow', 'hmm', 'oops', 'heart'] as const
export type Emote = (typeof EMOTES)[number]

const MARK = /^:([a-z]+):$/
const FRESH = 6000 // ms that it stays on a plate

export function emoteIn(text: string): Emote | undefined {
  return EMOTES.find((emote) => emote === MARK.exec(text)?.[1])
}

/** A chat message, with gestures as words. */
export function wordsOf(text: string): string {
  const emote = emoteIn(text)
  return emote ? t(`page-table-emote-${emote}`) : text
}

export function isFresh({ at }: Pick<Note, 'at'>, now: number): boolean {
  return now - at < FRESH
}
