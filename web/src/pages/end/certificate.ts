/** Checks in the browser that nobody chose the deal (docs/protocol.md 9). */

import type { TableMessage } from '../../lib/net/api'
import type { KeptShuffle } from '../../lib/net/shuffle'

export type Shuffle = TableMessage['shuffle']
/** `fits`: what the server shows fits together, but this browser has nothing of its own from before the game to hold against it. */
export type Verdict = 'fair' | 'fits' | 'broken' | 'cannot-check'

/** Is it what was promised before the game, with our own parts in it, and does the seed follow from it? `you`: our seats. */
export async function verdictOf(shuffle: Shuffle, kept: KeptShuffle | null, you: readonly number[]): Promise<Verdict> {
  const { commitment, certificate } = shuffle
  // Browsers lend their hash function to secure pages and to this machine only.
  if (!commitment || !certificate || !globalThis.crypto?.subtle) return 'cannot-check'
  const parts = Object.entries(certificate.parts).sort(([a], [b]) => Number(a) - Number(b))
  const lines = [
    'felicity shuffle 1',
    `server ${certificate.server}`,
    ...parts.map(([seat, part]) => `seat${seat} ${part}`),
  ]
  const [committed, seed] = await Promise.all([
    sha256(bytesOf(certificate.server)),
    sha256(new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''))),
  ])
  if (committed !== commitment || seed !== certificate.seed) return 'broken'
  if (!kept) return 'fits'
  if (kept.commitment !== commitment || !hasOurParts(certificate.parts, kept, you)) return 'broken'
  return you.some((seat) => certificate.parts[seat]) ? 'fair' : 'fits'
}

/** Every part of our seats is one that we gave, and none that was acknowledged is missing. */
function hasOurParts(parts: Record<string, string>, kept: KeptShuffle, you: readonly number[]): boolean {
  const ours = you.map((seat) => parts[seat])
  const isMissing = ours.includes(undefined) && kept.added.length >= you.length
  return !isMissing && ours.every((part) => part === undefined || kept.parts.includes(part))
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}
