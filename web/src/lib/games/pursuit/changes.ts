/** What an option brings, from the events that are sure to follow it (UI-T6): «Knowledge 5 → 2». Sums of what events tell, never a rule. */

import type { EventData } from '../../net/api'
import { boxes } from './boxes.svelte'
import type { PursuitPlayer } from './view'

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

const MOVED: Record<string, Counted> = { 'stress-moved': 'stress', 'sth-moved': 'sth', 'lth-moved': 'lth' }

function movesOf(event: EventData): [Counted, number][] {
  const figure = (name: string): number => Number(event[name] ?? 0)
  if (event.event === 'gained' || event.event === 'paid') {
    const sign = event.event === 'paid' ? -1 : 1
    return COUNTED.slice(0, 4).map((what) => [what, sign * figure(what)])
  }
  if (event.event === 'hourglasses-gained') return [['unused', figure('hourglasses')]]
  const what = MOVED[event.event]
  return what ? [[what, figure('change')]] : []
}

/** What a player's counters would be. */
export function changesOf(events: readonly EventData[], player: PursuitPlayer): Change[] {
  const sums = new Map<Counted, number>()
  for (const event of events)
    if (event['who'] === `seat${player.seat}`)
      for (const [what, by] of movesOf(event)) sums.set(what, (sums.get(what) ?? 0) + by)
  return COUNTED.flatMap((what) => {
    const by = sums.get(what) ?? 0
    return by ? [{ what, from: player[what], to: player[what] + by }] : []
  })
}

/** Would it be the end of the player's life? */
export function killsBy(events: readonly EventData[], seat: number): boolean {
  return events.some((event) => event.event === 'died' && event['who'] === `seat${seat}`)
}

/** Would a card be one too many? */
export function exceedsSlots(events: readonly EventData[], player: PursuitPlayer, slots: number): boolean {
  const lays = new Set(['project-taken', 'hired', 'dated', ...boxes().flatMap((box) => box.lays)])
  const comes = events.some((event) => lays.has(event.event) && event['who'] === `seat${player.seat}`)
  const goes = events.some((event) => event.event === 'job-left')
  return comes && !goes && player.slots_used >= slots
}
