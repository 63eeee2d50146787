/** Figures to draw, read from the cards' catalogue and the view. They decide nothing: what is legal comes from the server. */

import type { LoopCards } from './cards.svelte'
import type { Mode } from './view'

/** The last spaces of all zones of happiness but the highest. `option` is the table's own setting, e.g. `4,9`. */
export function zoneBorders(cards: LoopCards | null, option?: string): number[] {
  if (option) return option.split(',').map(Number)
  return (cards?.zones ?? []).slice(0, -1).map((zone) => zone.last)
}

/** Equal cards lie in one pile. */
export function piles<T extends string>(cards: readonly T[]): { card: T; number: number }[] {
  const found = new Map<T, number>()
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1)
  return [...found].map(([card, number]) => ({ card, number }))
}

/** The happiness that everybody needs to win together; 0 where the happiest wins. */
export function targetOf(cards: LoopCards | null, mode: Mode): number {
  return cards?.mode.get(mode)?.target ?? 0
}
