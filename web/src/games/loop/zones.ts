/** The zones of happiness and the target, read from the cards' data and the table's options. They decide nothing: what is legal comes from the server. */

import type { LoopCards } from './cards.svelte'
import type { Mode } from './view'

/** The table's own borders of happiness, e.g. `4,9`; "" for the usual ones. */
export function zonesOf(options: Record<string, unknown>): string {
  return String(options['zone_borders'] ?? '')
}

/** The last spaces of all zones of happiness but the highest. `option` is the table's own setting, e.g. `4,9`. */
export function zoneBorders(cards: LoopCards | null, option?: string): number[] {
  if (option) return option.split(',').map(Number)
  return (cards?.zones ?? []).slice(0, -1).map((zone) => zone.last)
}

/** The happiness that everybody needs to win together; 0 where the happiest wins. */
export function targetOf(cards: LoopCards | null, mode: Mode): number {
  return cards?.mode.get(mode)?.target ?? 0
}
