/** Small gestures in the chat: sent as a word between colons, shown as its meaning. */

import type { Note } from '../../lib/net/api'
import { t } from '../../lib/text.svelte'

export const EMOTES = ['smile', 'bravo', 'wow', 'hmm', 'oops', 'heart'] as const
export type Emote = (typeof EMOTES)[number]

/** Offers, said in every reader's language too. */
export const OFFERS = ['accept', 'reject', 'share', 'peace', 'thanks', 'think'] as const

const MARK = /^:([a-z]+):$/
const OFFER = /^:offer-([a-z]+):$/
const FRESH = 6000 // ms that it stays on a plate

export function emoteIn(text: string): Emote | undefined {
  return EMOTES.find((emote) => emote === MARK.exec(text)?.[1])
}

/** A chat message, with gestures and offers as words. Anything else is shown as it was written, never as a link. */
export function wordsOf(text: string): string {
  const emote = emoteIn(text)
  if (emote) return t(`page-table-emote-${emote}`)
  const offer = OFFERS.find((offer) => offer === OFFER.exec(text)?.[1])
  return offer ? t(`page-table-offer-${offer}`) : text
}

export function isFresh({ at }: Pick<Note, 'at'>, now: number): boolean {
  return now - at < FRESH
}
