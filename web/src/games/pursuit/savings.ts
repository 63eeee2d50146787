/** Ways to use one's mood in a payment, found among the options that are offered. */

import { GOODS, type Good, type PursuitPlayer } from './view'

export interface Saving {
  text: string
  amounts: Readonly<Record<string, number>>
}

const RESOURCES = GOODS.slice(0, 3)
const sum = (amounts: Readonly<Record<string, number>>): number =>
  Object.values(amounts).reduce((total, one) => total + one, 0)
const same = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): boolean =>
  RESOURCES.every((good) => (one[good] ?? 0) === (other[good] ?? 0))

export function optionFor(all: readonly Saving[], amounts: Readonly<Record<string, number>>): string | undefined {
  return all.find((saving) => same(saving.amounts, amounts))?.text
}

/** The whole discount, so that the resource of which least is left is as plenty as can be; of a malus, the one that hurts least. */
export function best(
  all: readonly Saving[],
  cost: Readonly<Record<string, number>>,
  player: PursuitPlayer | undefined,
): Record<string, number> {
  const adds = all[0]?.text.startsWith('add')
  const left = ({ amounts }: Saving): number =>
    Math.min(
      ...RESOURCES.map((good) => (player?.[good] ?? 0) - (cost[good] ?? 0) + (adds ? -1 : 1) * (amounts[good] ?? 0)),
    )
  const most = Math.max(...all.map(({ amounts }) => sum(amounts)))
  const whole = all.filter(({ amounts }) => sum(amounts) === most)
  const [found] = [...whole].sort((one, other) => left(other) - left(one))
  return { ...found?.amounts }
}

/** One more or one less of a resource; where the sum is fixed, or full, another gives way. Null: that isn't offered. */
export function reachable(
  all: readonly Saving[],
  now: Readonly<Record<string, number>>,
  good: Good,
  by: 1 | -1,
): Record<string, number> | null {
  const moved = { ...now, [good]: (now[good] ?? 0) + by }
  if (optionFor(all, moved)) return moved
  for (const other of RESOURCES) {
    if (other === good) continue
    const swapped = { ...moved, [other]: (now[other] ?? 0) - by }
    if (optionFor(all, swapped)) return swapped
  }
  return null
}
