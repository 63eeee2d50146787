/** The fair shuffle (docs/protocol.md 9): what this browser saw and added, kept so that nobody can change it afterwards. */

import { post, type TableMessage } from './api'
import { messageId, shufflePart } from './key'

export interface KeptShuffle {
  commitment: string
  /** Our own parts, in hex digits. A part moves with its chair, so the seat isn't kept. */
  parts: string[]
  /** Those that the server has acknowledged: it can't say later that they never came. */
  added: string[]
}

type Send = (command: { type: 'part'; seat: number; part: string }) => Promise<unknown>

const place = (code: string): string => `felicity.shuffle.${code}`

/** What was kept of a table, for the end page and `felicity verify`; null if nothing was. */
export function keptShuffle(code: string): KeptShuffle | null {
  const kept = localStorage.getItem(place(code))
  return kept ? (JSON.parse(kept) as KeptShuffle) : null
}

function keep(code: string, shuffle: KeptShuffle): void {
  localStorage.setItem(place(code), JSON.stringify(shuffle))
}

/** Keep what the server promises in the lobby. The first promise counts; parts of a seat that one has left don't. */
export function keepPromise({ code, status, shuffle, you }: TableMessage): void {
  if (status !== 'lobby' || !shuffle.commitment) return
  const kept = keptShuffle(code)
  if (!kept) keep(code, { commitment: shuffle.commitment, parts: [], added: [] })
  else if (!you.length && kept.parts.length) keep(code, { ...kept, parts: [], added: [] })
}

/** Own seats that haven't added a part to a fair shuffle yet. */
export function seatsWithoutPart(table: TableMessage): number[] {
  if (table.status !== 'lobby' || table.shuffle.kind !== 'fair') return []
  return table.seats.filter((seat) => seat.yours && !seat.part).map((seat) => seat.seat)
}

/** Keep the promise first, then add a part for a seat. */
export async function addPart(table: TableMessage, seat: number, send: Send): Promise<void> {
  const { code } = table
  const part = shufflePart()
  const changed = (list: 'parts' | 'added'): void => {
    const kept = keptShuffle(code)
    if (kept) keep(code, { ...kept, [list]: [...kept[list], part] })
  }
  keepPromise(table)
  changed('parts')
  await send({ type: 'part', seat, part })
  changed('added')
}

/** Start a table at which nobody else is waited for: every own seat adds its part first. */
export async function startAlone(table: TableMessage): Promise<void> {
  const send = (command: object): Promise<unknown> => post(`/api/tables/${table.code}`, { id: messageId(), ...command })
  await Promise.all(seatsWithoutPart(table).map((seat) => addPart(table, seat, send)))
  await send({ type: 'start' })
}
