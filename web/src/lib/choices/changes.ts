/** What an option would change (UI-T6), as the server has worked it out: which of it is drawn, with which icon and word. */

import type { IconName } from '../look/icons'
import type { ChangesData, CounterData } from '../net/api'
import { t } from '../text.svelte'

export const COUNTERS = ['coins', 'happiness', 'reputation'] as const
export type Counter = (typeof COUNTERS)[number]

/** Somebody with counters, as views list them. */
export type Holder = { seat: number } & Partial<Record<Counter, number>>

/** A counter that is drawn: its name among the server's, its icon, and the name of its word. */
export interface Drawn {
  name: string
  icon: IconName
  word: string
}

const LOOP: Drawn[] = [
  { name: 'coins', icon: 'coin', word: 'page-table-counter-coins' },
  { name: 'happiness', icon: 'happiness', word: 'page-table-counter-happiness' },
  { name: 'reputation', icon: 'reputation', word: 'page-table-counter-reputation' },
]
const nation = (name: string, icon: IconName): Drawn => ({
  name,
  icon,
  word: `page-nation-counter-${name.replace('-', '_')}`,
})
const NATION: Drawn[] = [
  nation('happiness', 'happiness'),
  nation('money', 'buck'),
  nation('houses', 'house'),
  nation('bread', 'bread'),
  nation('tickets', 'ticket'),
  nation('medicine', 'medicine'),
  nation('for-sale', 'buy'),
  nation('price', 'buck'),
  nation('level', 'star'),
]

export interface Chip extends CounterData {
  icon: IconName
  word: string
}

/** The counters that are drawn, one's own first. */
export function chipsOf(game: string, changes: ChangesData | undefined, seat: number): Chip[] {
  const chips = (game === 'nation' ? NATION : LOOP).flatMap(({ name, icon, word }) =>
    (changes?.counters ?? [])
      .filter((counter) => counter.name === name)
      .map((counter) => ({ ...counter, icon, word: t(word) })),
  )
  const order = (chip: Chip): number => (chip.seat === seat ? 0 : chip.seat)
  return chips.sort((one, other) => order(one) - order(other))
}

/** A counter of a seat, where it would change. */
export function counterOf(changes: ChangesData | undefined, seat: number, name: string): CounterData | undefined {
  return changes?.counters.find((counter) => counter.seat === seat && counter.name === name)
}

/** Is this sure to happen? */
export function happens(changes: ChangesData | undefined, event: string): boolean {
  return changes?.events.some((each) => each.event === event) ?? false
}
