/** The fair shuffle (docs/protocol.md 9): what this browser saw and contributed, stored so that nobody can change it afterwards. */

import { get, post, type TableMessage } from './api'
import { messageId, shufflePart } from './key'
import { hashOf } from './sha256'

export type BySeat = Record<string, string>

export interface KeptShuffle {
  /** The server's commitment, as first seen. */
  commitment: string
  /** Our own parts by seat, in hex digits. */
  mine: BySeat
  /** All commitments as they were before we revealed anything. */
  frozen: BySeat | null
  /** What else determines the deal, as it was then. */
  agreed: string[]
  /** Seats whose part the server has acknowledged: it can't claim later that it never came. */
  revealed: number[]
}

type Send = (command: { type: string } & Record<string, unknown>) => Promise<unknown>

const place = (code: string): string => `felicity.shuffle.${code}`

/** What was stored about a table, for the end page and `felicity verify`; null if nothing was. */
export function keptShuffle(code: string): KeptShuffle | null {
  const kept = JSON.parse(localStorage.getItem(place(code)) ?? 'null') as Partial<KeptShuffle> | null
  return kept?.mine ? (kept as KeptShuffle) : null
}

function keep(code: string, shuffle: KeptShuffle): KeptShuffle {
  localStorage.setItem(place(code), JSON.stringify(shuffle))
  return shuffle
}

export function partCommitment(code: string, seat: number | string, part: string): string {
  return hashOf('felicity shuffle 2 part', `table ${code}`, `seat${seat} ${part}`)
}

/** Game, rules version, mode, players, options and house cards: if they could change once all parts are known, somebody could choose among deals. */
export function agreedOn({ game, rules, mode, players, options, pack }: TableMessage): string[] {
  const words = Object.keys(options)
    .sort()
    .map((name) => `${name}=${options[name]}`)
  const cards = pack ? [`pack ${pack.fingerprint} ${pack.digest}`] : []
  return [
    `game ${game}`,
    `rules ${rules}`,
    `mode ${mode}`,
    `players ${players}`,
    `options ${words.join(' ')}`,
    ...cards,
  ]
}

/** One hash of everything that was fixed before any part was revealed, for `felicity verify`. */
export function frozenHash(code: string, { commitment, frozen, agreed }: KeptShuffle): string {
  const head = ['felicity shuffle 2 frozen', `table ${code}`, ...agreed, `server ${commitment}`]
  return hashOf(...head, ...linesOf(frozen ?? {}))
}

/** A line for each seat, in seat order. */
export function linesOf(bySeat: BySeat): string[] {
  const seats = Object.entries(bySeat).sort(([a], [b]) => Number(a) - Number(b))
  return seats.map(([seat, value]) => `seat${seat} ${value}`)
}

export const same = (one: BySeat, other: BySeat): boolean => linesOf(one).join() === linesOf(other).join()

/** A browser's part before the deal: store the server's commitment, commit to a part for each own seat, reveal it once all are frozen. */
export async function takePart(table: TableMessage, send: Send): Promise<void> {
  const { code, status, shuffle, seats } = table
  if (status !== 'lobby' || shuffle.kind !== 'fair' || !shuffle.commitment) return
  const kept =
    keptShuffle(code) ??
    keep(code, { commitment: shuffle.commitment, mine: {}, frozen: null, agreed: [], revealed: [] })
  if (kept.commitment !== shuffle.commitment) return // the end page will report it
  if (shuffle.frozen) {
    await reveal(table, shuffle.frozen, kept, send)
    return
  }
  const own = seats.filter(({ yours, committed, seat }) => yours && !(committed && kept.mine[seat]))
  await Promise.all(own.map(({ seat }) => commit(code, seat, send)))
}

async function commit(code: string, seat: number, send: Send): Promise<void> {
  const part = shufflePart()
  const kept = keptShuffle(code)
  if (kept) keep(code, { ...kept, mine: { ...kept.mine, [seat]: part } })
  await send({ type: 'commit', seat, commitment: partCommitment(code, seat, part) })
}

async function reveal(table: TableMessage, frozen: BySeat, was: KeptShuffle, send: Send): Promise<void> {
  const { code, you, shuffle } = table
  const agreed = agreedOn(table)
  if (was.frozen && !(same(was.frozen, frozen) && was.agreed.join() === agreed.join())) return
  const { mine } = keep(code, { ...was, frozen, agreed })
  const due = you.filter((seat) => {
    const part = mine[seat]
    return shuffle.missing.includes(seat) && part && partCommitment(code, seat, part) === frozen[seat]
  })
  for (const seat of due) {
    await send({ type: 'reveal', seat, part: mine[seat] })
    const kept = keptShuffle(code)
    if (kept) keep(code, { ...kept, revealed: [...kept.revealed, seat] })
  }
}

/** Start a table that waits for nobody else. */
export async function startAlone(table: TableMessage): Promise<void> {
  const at = `/api/tables/${table.code}`
  const send = (command: object): Promise<unknown> => post(at, { id: messageId(), ...command })
  await takePart(table, send)
  await send({ type: 'start' })
  await takePart(await get<TableMessage>(at), send)
}
