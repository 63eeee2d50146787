/** The log in rounds and turns (UI-T21), and what happened since one's own last turn (UI-T19). */

import { seatOf } from '../../lib/choices/seats'
import type { LoggedEvent } from '../../lib/net/api'

export interface Line {
  key: string
  at: number
  seat: number | null
  sentence: string
  rule: string
  /** Resolved itself, or follows from the table: lighter. */
  quiet: boolean
  /** What it changed, as signed numbers. */
  changes: LoggedEvent['moved']
}

/** Something that happened outside the rules, e.g. a seat handed to a bot. */
export interface Aside {
  version: number
  number: number
  seat: number | null
  sentence: string
}

/** What others did, summed up by `seat name`: «Cleo: +2 happiness». */
export function sumsOf(lines: readonly Pick<Line, 'changes'>[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { seat, name, by } of lines.flatMap(({ changes }) => changes))
    sums.set(`${seat} ${name}`, (sums.get(`${seat} ${name}`) ?? 0) + by)
  return sums
}

/** The last few deeds, newest first; what follows by itself isn't one. */
export function latestOf(events: readonly LoggedEvent[], most: number): Line[] {
  const found: Line[] = []
  for (let at = events.length - 1; at >= 0 && found.length < most; at--) {
    const event = events[at]!
    if (isDeed(event)) found.push(lineOf(event, at))
  }
  return found
}

/** The last deed of every seat. */
export function deedsOf(events: readonly LoggedEvent[]): Map<number, Line> {
  const found = new Map<number, Line>()
  events.forEach((event, index) => {
    const who = seatOf(event['who'])
    if (who && isDeed(event)) found.set(who, lineOf(event, index))
  })
  return found
}

function isDeed(event: LoggedEvent): boolean {
  return event.at > 0 && !event.auto && !HEADS.has(event.event) && !TABLE.has(event.event)
}

export interface Turn {
  key: string
  /** Whose; null: the set-up, or what the table itself does. */
  seat: number | null
  /** Set where a round begins with this turn. */
  round: number | null
  lines: Line[]
}

const HEADS = new Set(['round-started', 'turn-started'])
const TABLE = new Set([
  'material-refilled',
  'activity-refilled',
  'turn-ended',
  'favour-drawn',
  'material-burnt',
  'card-dealt',
  'pile-reshuffled',
  'hourglasses-set',
  'sth-reset',
  'action-opened',
  'action-closed',
  'action-taken',
])

export function turnsOf(
  events: readonly LoggedEvent[],
  only: number | null = null,
  asides: readonly Aside[] = [],
): Turn[] {
  const turns: Turn[] = [{ key: 'deal', seat: null, round: null, lines: [] }]
  const left = asides.filter((aside) => only === null || aside.seat === only)
  let round: number | null = null
  // A game whose turns have no name: a turn is what follows from one seat's choices.
  const hasTurns = events.some((event) => event.event === 'turn-started')
  let by: number | null = null
  const addAsides = (before: number): void => {
    while (left[0] && left[0].number < before) turns.at(-1)?.lines.push(asideOf(left.shift()!))
  }
  events.forEach((event, index) => {
    addAsides(event.at)
    if (event.event === 'round-started') {
      round = Number(event['round'])
      by = null
      return
    }
    if (event.event === 'turn-started') {
      turns.push({ key: `turn ${event.at} ${index}`, seat: seatOf(event['who']), round, lines: [] })
      round = null
      return
    }
    if (round !== null) {
      // Something that happens before the first turn.
      turns.push({ key: `round ${event.at} ${index}`, seat: null, round, lines: [] })
      round = null
    }
    if (!hasTurns && event.by !== by && event.by !== null) {
      by = event.by
      turns.push({ key: `turn ${event.at} ${index}`, seat: by, round: null, lines: [] })
    }
    const line = lineOf(event, index)
    if (only === null || line.seat === only || concerns(event, only)) turns.at(-1)?.lines.push(line)
  })
  addAsides(Infinity)
  return turns.filter((turn) => turn.lines.length || turn.round !== null)
}

function concerns(event: LoggedEvent, seat: number): boolean {
  return ['owner', 'target', 'buyer'].some((figure) => seatOf(event[figure]) === seat)
}

function lineOf(event: LoggedEvent, index: number): Line {
  return {
    key: `${event.at} ${index}`,
    at: event.at,
    seat: seatOf(event['who']) ?? seatOf(event['owner']),
    sentence: event.sentence,
    rule: event.rule,
    quiet: event.auto || TABLE.has(event.event),
    changes: event.moved,
  }
}

function asideOf({ version, number, seat, sentence }: Aside): Line {
  return { key: `aside ${version}`, at: number, seat, sentence, rule: '', quiet: true, changes: [] }
}

/** What others did since this seat last chose something itself. */
export function sinceLast(events: readonly LoggedEvent[], seat: number): Line[] {
  let from = 0
  events.forEach((event, index) => {
    if (event.by === seat && !event.auto) from = index + 1
  })
  // Before the first own choice: everything after the deal.
  return events
    .slice(from)
    .filter((event) => event.at > 0 && event.by !== seat && event.by !== null)
    .filter((event) => !HEADS.has(event.event) && !TABLE.has(event.event) && event.event !== 'favour-seen')
    .map(lineOf)
}
