/** The fair shuffle (docs/protocol.md 9): what this browser saw and added, kept so that nobody can change it afterwards. */

import type { TableMessage } from './api'
import type { TableClient } from './client.svelte'
import { shufflePart } from './key'

export interface KeptShuffle {
  commitment: string
  /** Our own parts, in hex digits. A part moves with its chair, so the seat isn't kept. */
  parts: string[]
}

const place = (code: string): string => `felicity.shuffle.${code}`

/** What was kept of a table, for the end page and `felicity verify`; null if nothing was. */
export function keptShuffle(code: string): KeptShuffle | null {
  const kept = localStorage.getItem(place(code))
  return kept ? (JSON.parse(kept) as KeptShuffle) : null
}

/** Own seats that haven't added a part to a fair shuffle yet. */
export function seatsWithoutPart(table: TableMessage): number[] {
  if (table.status !== 'lobby' || table.shuffle.kind !== 'fair') return []
  return table.seats.filter((seat) => seat.yours && !seat.part).map((seat) => seat.seat)
}

/** Keep the commitment first, then add a part for a seat. */
export async function addPart(client: TableClient, table: TableMessage, seat: number): Promise<void> {
  const part = shufflePart()
  const kept = keptShuffle(table.code)
  const parts = [...(kept?.parts ?? []), part]
  localStorage.setItem(
    place(table.code),
    JSON.stringify({ commitment: kept?.commitment ?? table.shuffle.commitment, parts }),
  )
  await client.send({ type: 'part', seat, part })
}
