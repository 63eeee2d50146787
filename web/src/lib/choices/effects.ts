/** What an option brings, from the events that are sure to follow it (UI-T6): «Coins 5 → 2». Sums of what events tell, never a rule. */

import type { IconName } from '../look/icons'
import type { EventData } from '../net/api'

export const COUNTERS = ['coins', 'happiness', 'reputation'] as const
export type Counter = (typeof COUNTERS)[number]

export interface Change {
  seat: number
  what: string
  from: number
  to: number
  /** A game's own counters bring their icon and their word. */
  icon?: IconName
  word?: string
}

export interface Effects {
  changes: Change[]
  /** What else is sure to happen, as sentences. */
  told: string[]
  /** A border of the happiness track is crossed: an event will come. */
  drawsEvent: boolean
}

/** Somebody with counters, as views list them. */
export type Holder = { seat: number } & Partial<Record<Counter, number>>

/** Which figure of an event moves which counter of whom: [seat, counter, figure or number, sign]. */
type Entry = [who: string, what: Counter, figure: string | number, sign: 1 | -1]
const LEDGER: Record<string, Entry[]> = {
  worked: [['who', 'coins', 'coins', 1]],
  'coin-taken': [['who', 'coins', 1, 1]],
  bought: [['who', 'coins', 'coins', -1]],
  salvaged: [['who', 'coins', 'coins', -1]],
  recycled: [['who', 'coins', 'coins', -1]],
  acquired: [
    ['who', 'coins', 'coins', -1],
    ['owner', 'coins', 'coins', 1],
  ],
  resold: [
    ['who', 'coins', 'coins', 1],
    ['buyer', 'coins', 'coins', -1],
  ],
  'coins-gained': [['who', 'coins', 'coins', 1]],
  'coins-paid': [['who', 'coins', 'coins', -1]],
  applied: [['who', 'coins', 'coins', 1]],
  'paid-off': [['who', 'coins', 'coins', -1]],
  redeemed: [['who', 'coins', 'coins', -1]],
  influenced: [
    ['who', 'coins', 'reputation', 1],
    ['who', 'reputation', 'reputation', -1],
    ['target', 'coins', 'reputation', -1],
    ['target', 'reputation', 'reputation', 1],
  ],
  'reputation-gained': [['who', 'reputation', 'reputation', 1]],
  'reputation-spent': [['who', 'reputation', 'reputation', -1]],
  'happiness-moved': [['who', 'happiness', 'change', 1]],
}

/** Events whose sentence would only repeat the option or the counters. */
const SILENT = new Set([
  ...Object.keys(LEDGER),
  'favour-played',
  'favour-played-face-down',
  'favour-accepted',
  'favour-rejected',
  'activity-completed',
  'activity-dropped',
  'free-material-taken',
  'goal-achieved',
  'objected',
  'not-objected',
  'event-drawn',
  'event-triggered',
  'turn-ended',
  'turn-started',
  'career-sealed',
  'named',
])

/** `seat2` is how the engine names a seat. */
export function seatOf(word: unknown): number | null {
  return typeof word === 'string' && /^seat\d$/.test(word) ? Number(word.slice(4)) : null
}

/** A counter of somebody that an event moves. */
export interface Moved {
  seat: number
  what: Counter
  by: number
}

export function movesOf(event: EventData): Moved[] {
  return (LEDGER[event.event] ?? []).flatMap(([who, what, figure, sign]) => {
    const seat = seatOf(event[who])
    const by = sign * (typeof figure === 'number' ? figure : Number(event[figure] ?? 0))
    return seat ? [{ seat, what, by }] : []
  })
}

export function effectsOf(events: readonly EventData[], holders: readonly Holder[]): Effects {
  const moved = new Map<string, number>()
  for (const { seat, what, by } of events.flatMap(movesOf))
    moved.set(`${seat} ${what}`, (moved.get(`${seat} ${what}`) ?? 0) + by)
  return {
    changes: holders.flatMap((holder) => changesOf(holder, moved)),
    told: events.filter((event) => !SILENT.has(event.event)).map((event) => event.sentence),
    drawsEvent: events.some((event) => event.event === 'event-drawn'),
  }
}

function changesOf(holder: Holder, moved: ReadonlyMap<string, number>): Change[] {
  return COUNTERS.flatMap((what) => {
    const by = moved.get(`${holder.seat} ${what}`)
    const from = holder[what]
    return by && from !== undefined ? [{ seat: holder.seat, what, from, to: from + by }] : []
  })
}

/** Several options one after another: what they change together. */
export function together(all: readonly Effects[], holders: readonly Holder[]): Effects {
  const changes = holders.flatMap((holder) =>
    COUNTERS.flatMap((what) => {
      const by = all
        .flatMap((effects) => effects.changes)
        .filter((change) => change.seat === holder.seat && change.what === what)
        .reduce((sum, change) => sum + change.to - change.from, 0)
      const from = holder[what]
      return by && from !== undefined ? [{ seat: holder.seat, what, from, to: from + by }] : []
    }),
  )
  return { changes, told: [], drawsEvent: all.some((effects) => effects.drawsEvent) }
}

export const NO_EFFECTS: Effects = { changes: [], told: [], drawsEvent: false }
