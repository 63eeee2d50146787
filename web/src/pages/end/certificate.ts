/** Checks in the browser that nobody chose the deal (docs/protocol.md 9). */

import type { TableMessage } from '../../lib/net/api'

export type Shuffle = TableMessage['shuffle']
export type Verdict = 'fair' | 'broken' | 'cannot-check'

/** Does the server's part hash to what it had committed to, and do all parts give the seed? */
export async function verdictOf({ commitment, certificate }: Shuffle): Promise<Verdict> {
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
  return committed === commitment && seed === certificate.seed ? 'fair' : 'broken'
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}
