/** Nostalgia's options, read from their texts, and where in the album they belong. */

import type { Offer } from '../pursuit/options'

const KINDS = ['realise', 'progress', 'choose', 'devote', 'place', 'activate', 'use', 'drop'] as const
export type Kind = (typeof KINDS)[number]

export interface ParsedMemoryOption {
  kind: Kind
  card: string
  /** The first or the second of two. */
  choice: number
}

/** `choose eternal-love 2`; null: it isn't done with a Nostalgia card in one's turn. */
export function parseMemoryOption(text: string): ParsedMemoryOption | null {
  const [kind = '', card = '', choice = ''] = text.split(' ')
  return KINDS.includes(kind as Kind) ? { kind: kind as Kind, card, choice: Number(choice) || 0 } : null
}

/** What is offered, by card. */
export function memoryOffers(offers: readonly Offer[]): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { text } of offers) {
    const deed = parseMemoryOption(text)
    if (deed) found.set(deed.card, [...(found.get(deed.card) ?? []), text])
  }
  return found
}

/** The card that a question or an answer is about: `tick kite`, `draw herbarium`. */
export function cardIn(text: string): string {
  return text.split(' ')[1] ?? ''
}
