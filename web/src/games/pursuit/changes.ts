/** What an option would change (UI-T6): «Knowledge 5 → 2», as the server has worked it out. */

import { counterOf, happens } from '../../lib/choices/changes'
import type { ChangesData } from '../../lib/net/api'
import { boxes } from './boxes.svelte'
import { GOODS, type Good, type PursuitPlayer } from './view'

export const COUNTED = ['knowledge', 'creativity', 'influence', 'money', 'unused', 'stress', 'sth', 'lth'] as const
export type Counted = (typeof COUNTED)[number]

export interface Change {
  what: Counted
  from: number
  to: number
}

/** Icon and words of a counter: unused hourglasses are hourglasses. */
export function wordOf(what: Counted): string {
  return what === 'unused' ? 'hourglass' : what
}

/** The counters of a player that would be others. */
export function changesOf(changes: ChangesData | undefined, seat: number): Change[] {
  return COUNTED.flatMap((what) => {
    const counter = counterOf(changes, seat, what === 'unused' ? 'hourglasses' : what)
    return counter ? [{ what, from: counter.before, to: counter.after }] : []
  })
}

/** The goods that one pays, none of a good included; nothing while that isn't known. Where nothing is left to pay, nothing is told of it. */
export function goodsPaid(changes: ChangesData | undefined): Partial<Record<Good, number>> {
  const event = changes?.events.find((each) => each.event === 'paid')
  return Object.fromEntries(changes ? GOODS.map((good) => [good, Number(event?.[good] ?? 0)]) : [])
}

/** Would it be the end of the player's life? */
export function killsBy(changes: ChangesData | undefined, seat: number): boolean {
  return changes?.events.some((event) => event.event === 'died' && event['who'] === `seat${seat}`) ?? false
}

/** Would a card be one too many? */
export function exceedsSlots(changes: ChangesData | undefined, player: PursuitPlayer, slots: number): boolean {
  const lays = new Set(['project-taken', 'hired', 'dated', ...boxes().flatMap((box) => box.lays)])
  const comes = changes?.events.some((event) => lays.has(event.event) && event['who'] === `seat${player.seat}`) ?? false
  return comes && !happens(changes, 'job-left') && player.slots_used >= slots
}
