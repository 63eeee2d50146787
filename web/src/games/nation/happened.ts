/** What the events say about the last moves (UI-T20) and about the last night (UI-G12). It decides nothing. */

import { seatOf } from '../../lib/choices/seats'
import type { LoggedEvent } from '../../lib/net/api'

export interface Mark {
  seat: number
  /** `house:2`, `explore`, `abroad`, `show`. */
  spot: string
  sentence: string
}

const AT_HOST = new Set(['visited', 'bought', 'loan-taken', 'loan-repaid'])
const AT_HOME = new Set([
  'worked',
  'upgraded',
  'loan-offered',
  'loan-replaced',
  'loan-withdrawn',
  'price-set',
  'day-ended',
])
const ABROAD = new Set(['invested', 'worked-abroad'])
const CARDS = new Set(['explored', 'card-played'])

/** Where each seat was last. */
export function marksOf(events: readonly LoggedEvent[]): Mark[] {
  const last = new Map<number, Mark>()
  for (const event of events) {
    const seat = seatOf(event['who'])
    const spot = seat ? spotOf(event, seat) : ''
    if (seat && spot) last.set(seat, { seat, spot, sentence: event.sentence })
  }
  return [...last.values()].sort((one, other) => one.seat - other.seat)
}

function spotOf(event: LoggedEvent, seat: number): string {
  if (AT_HOST.has(event.event)) return `house:${seatOf(event['host'])}`
  if (AT_HOME.has(event.event)) return `house:${seat}`
  if (ABROAD.has(event.event)) return 'abroad'
  if (event.event === 'enjoyed-entertainment') return 'show'
  return CARDS.has(event.event) ? 'explore' : ''
}

export interface Sale {
  seat: number
  product: string
  items: number
  money: number
}

export interface Night {
  /** The round that it ended. */
  round: number
  key: string
  /** Happiness of home and dinner, by seat. */
  evening: { seat: number; change: number }[]
  /** Printed for each, and for how many. */
  printed: number
  printedFor: number[]
  counted: number | null
  sales: Sale[]
  /** Has the seat that looks on not yet done anything since? */
  isFresh: boolean
  /** What was paid and received in the morning, as sentences. */
  morning: { seat: number; sentence: string }[]
}

export interface Float {
  seat: number
  icon: 'happiness' | 'buck'
  change: number
}

/** What changed for whom, as it rises from the houses: joys and sorrows, money that everybody sees moving. */
export function floatsOf(events: readonly LoggedEvent[]): Float[] {
  const found = new Map<string, Float>()
  const add = (who: unknown, icon: Float['icon'], change: unknown): void => {
    const seat = seatOf(who)
    if (!seat) return
    const before = found.get(`${seat} ${icon}`)?.change ?? 0
    found.set(`${seat} ${icon}`, { seat, icon, change: before + Number(change) })
  }
  for (const event of events) {
    if (event.event === 'happiness-moved') add(event['who'], 'happiness', event['change'])
    else if (event.event === 'bought') add(event['host'], 'buck', event['money'])
    else if (event.event === 'money-printed' || event.event === 'foreigners-bought')
      add(event['who'], 'buck', event['money'])
  }
  return [...found.values()].filter(({ change }) => change)
}

const MORNING = new Set([
  'loan-paid',
  'interest-paid',
  'loan-cleared',
  'level-lost',
  'eliminated',
  'return-received',
  'hours-lost',
])

/** The last night: the evening, the National Bank, the Foreign Countries, the loans of the morning. */
export function lastNight(events: readonly LoggedEvent[], seat: number | null = null): Night | null {
  const last = events.findLastIndex(({ event }) => event === 'money-printed')
  if (last < 0) return null
  const start = events.findLastIndex(({ event }, at) => event === 'round-started' && at < last)
  const next = events.findIndex(({ event }, at) => event === 'round-started' && at > last)
  const today = events.slice(start, next < 0 ? undefined : next)
  const later = next < 0 ? [] : events.slice(next)
  const printed = today.filter(({ event }) => event === 'money-printed')
  return {
    round: Number(events[start]?.['round'] ?? 0),
    key: `${events[last]?.at} ${last}`,
    isFresh: !later.some(({ by, auto }) => by === seat && !auto),
    evening: eveningOf(today),
    printed: Number(printed[0]?.['money'] ?? 0),
    printedFor: printed.flatMap((event) => seatOf(event['who']) ?? []),
    counted: Number(today.findLast(({ event }) => event === 'mat-counted')?.['money'] ?? NaN) || null,
    sales: today.filter(({ event }) => event === 'foreigners-bought').map(saleOf),
    morning: later
      .filter(({ event }) => MORNING.has(event))
      .map((event) => ({ seat: seatOf(event['who']) ?? 0, sentence: event.sentence })),
  }
}

function saleOf(event: LoggedEvent): Sale {
  return {
    seat: seatOf(event['who']) ?? 0,
    product: String(event['product']),
    items: Number(event['items']),
    money: Number(event['money']),
  }
}

/** Home and dinner are the changes of step 3. */
export function eveningOf(events: readonly LoggedEvent[]): Night['evening'] {
  const found = new Map<number, number>()
  for (const event of events)
    if (event.event === 'happiness-moved' && event.rule.startsWith('NATION-3.')) {
      const seat = seatOf(event['who']) ?? 0
      found.set(seat, (found.get(seat) ?? 0) + Number(event['change']))
    }
  return [...found].map(([seat, change]) => ({ seat, change }))
}
