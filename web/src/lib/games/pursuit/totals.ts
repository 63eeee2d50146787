/** Running totals of an upkeep: sums of what is printed, from what one has. */

import type { Level } from './cards.svelte'
import { COUNTED, wordOf, type Change } from './changes'
import type { PursuitPlayer } from './view'

export type Totals = Change[]

/** After each card, what has changed since the beginning. */
export function totalsAfter(player: PursuitPlayer, levels: readonly (Level | undefined)[]): Totals[] {
  const sums = new Map<string, number>()
  return levels.map((level) => {
    for (const [sign, amounts] of [
      [-1, level?.upkeepCost ?? {}],
      [1, level?.upkeepReward ?? {}],
    ] as const)
      for (const [word, amount] of Object.entries(amounts)) sums.set(word, (sums.get(word) ?? 0) + sign * amount)
    return COUNTED.flatMap((what) => {
      const by = sums.get(wordOf(what)) ?? 0
      return by ? [{ what, from: player[what], to: player[what] + by }] : []
    })
  })
}
