/** What an option would change (UI-T6), as computed by the server: which counters are drawn, with which icon and word. */

import type { IconName } from '../theme/icons'
import type { ChangesData, CounterData } from '../net/api'
import { t } from '../text.svelte'

export const COUNTERS = ['coins', 'happiness', 'reputation'] as const
export type Counter = (typeof COUNTERS)[number]

/** A player with counters, as in views. */
export type Holder = { seat: number } & Partial<Record<Counter, number>>

/** A counter that is drawn: its name on the server, its icon, and the key of its word. */
export interface Drawn {
  name: string
  icon: IconName
  word: string
  /** More of it is worse. */
  isBurden?: boolean
}

export interface Chip extends CounterData {
  icon: IconName
  word: string
}

/** The counters to draw, one's own first. */
export function chipsOf(drawn: readonly Drawn[], changes: ChangesData | undefined, seat: number): Chip[] {
  const chips = drawn.flatMap(({ name, icon, word }) =>
    (changes?.counters ?? [])
      .filter((counter) => counter.name === name)
      .map((counter) => ({ ...counter, icon, word: t(word) })),
  )
  const order = (chip: Chip): number => (chip.seat === seat ? 0 : chip.seat)
  return chips.sort((one, other) => order(one) - order(other))
}

/** A counter of a seat, if it would change. */
export function counterOf(changes: ChangesData | undefined, seat: number, name: string): CounterData | undefined {
  return changes?.counters.find((counter) => counter.seat === seat && counter.name === name)
}

/** Is this certain to happen? */
export function happens(changes: ChangesData | undefined, event: string): boolean {
  return changes?.events.some((each) => each.event === event) ?? false
}
