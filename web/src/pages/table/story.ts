/** The log in rounds and turns (UI-T21), and what happened since one's own last turn (UI-T19). */

import { seatOf } from '../../lib/choices/seats'
import type { Deed } from '../../lib/games/page'
import type { LoggedEvent } from '../../lib/net/api'

export interface Line {
  key: string
  at: number
  seat: number | null
  sentence: string
  rule: string
  /** Forced, or done by the table: lighter. */
  quiet: boolean
  /** One's own answer that was prepared. */
  prepared: boolean
  /** The counters it changed, as signed numbers. */
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

/** How a game names a choice by what followed from it. */
export type DeedOf = (move: readonly LoggedEvent[]) => Deed | undefined

/** A line of the log that names a choice, and its short form. */
export interface DeedLine extends Line {
  words: string
}

/** The last few actions, newest first; automatic events aren't actions, nor are those the game calls `routine`. */
export function latestOf(
  events: readonly LoggedEvent[],
  most: number,
  routine: readonly string[],
  deedOf?: DeedOf,
): DeedLine[] {
  const found: DeedLine[] = []
  for (const deed of backwards(events, routine, deedOf)) {
    if (found.length === most) break
    found.push(deed)
  }
  return found
}

/** The last action of every seat. */
export function deedsOf(
  events: readonly LoggedEvent[],
  seats: number,
  routine: readonly string[],
  deedOf?: DeedOf,
): Map<number, DeedLine> {
  const found = new Map<number, DeedLine>()
  for (const deed of backwards(events, routine, deedOf)) {
    if (found.size === seats) break
    if (deed.who && !found.has(deed.who)) found.set(deed.who, deed)
  }
  return found
}

/** All actions, the newest first: every event that is one, or one for each choice if the game names them. */
function* backwards(
  events: readonly LoggedEvent[],
  routine: readonly string[],
  deedOf?: DeedOf,
): Generator<DeedLine & { who: number | null }> {
  for (let end = events.length; end > 0;) {
    const last = events[end - 1]!
    let start = end - 1
    while (deedOf && start > 0 && events[start - 1]!.at === last.at) start--
    const move = events.slice(start, end).filter((event) => event.at > 0)
    const deed = deedOf ? deedOf(move) : isDeed(last, routine) ? { event: last } : undefined
    if (deed) {
      const line = lineOf(deed.event, events.indexOf(deed.event, start), routine)
      yield { ...line, words: deed.words ?? line.sentence, who: seatOf(deed.event['who']) }
    }
    end = start
  }
}

function isDeed(event: LoggedEvent, routine: readonly string[]): boolean {
  return event.at > 0 && !event.auto && !HEADS.includes(event.event) && !routine.includes(event.event)
}

export interface Turn {
  key: string
  /** The seat; null: the set-up, or events of the table itself. */
  seat: number | null
  /** Set if a round begins with this turn. */
  round: number | null
  lines: Line[]
}

/** Every game's log is divided by its round and turn events. */
const HEADS = ['round-started', 'turn-started']

export function turnsOf(
  events: readonly LoggedEvent[],
  routine: readonly string[],
  only: number | null = null,
  asides: readonly Aside[] = [],
): Turn[] {
  const turns: Turn[] = [{ key: 'deal', seat: null, round: null, lines: [] }]
  const left = asides.filter((aside) => only === null || aside.seat === only)
  let round: number | null = null
  // A game without turn events: a turn is whatever follows from one seat's choices.
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
    const line = lineOf(event, index, routine)
    if (only === null || line.seat === only || concerns(event, only)) turns.at(-1)?.lines.push(line)
  })
  addAsides(Infinity)
  return turns.filter((turn) => turn.lines.length || turn.round !== null)
}

function concerns(event: LoggedEvent, seat: number): boolean {
  return Object.values(event).some((value) => seatOf(value) === seat)
}

function lineOf(event: LoggedEvent, index: number, routine: readonly string[]): Line {
  return {
    key: `${event.at} ${index}`,
    at: event.at,
    seat: seatOf(event['who']) ?? seatOf(event['owner']),
    sentence: event.sentence,
    rule: event.rule,
    quiet: event.auto || routine.includes(event.event),
    prepared: event.prepared ?? false,
    changes: event.moved,
  }
}

function asideOf({ version, number, seat, sentence }: Aside): Line {
  return { key: `aside ${version}`, at: number, seat, sentence, rule: '', quiet: true, prepared: false, changes: [] }
}

/** What others did since this seat last made a real choice. */
export function sinceLast(events: readonly LoggedEvent[], seat: number, routine: readonly string[]): Line[] {
  let from = 0
  events.forEach((event, index) => {
    if (event.by === seat && !event.auto && !event.prepared) from = index + 1
  })
  // Before the first own choice: everything after the deal.
  return events
    .slice(from)
    .filter((event) => event.at > 0 && event.by !== seat && event.by !== null)
    .filter((event) => !HEADS.includes(event.event) && !routine.includes(event.event))
    .map((event, index) => lineOf(event, index, routine))
}
