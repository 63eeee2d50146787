/** Checks in the browser that nobody chose the deal (docs/protocol.md 9). */

import type { TableMessage } from '../../lib/net/api'
import { bytesOf, hashOf, sha256 } from '../../lib/net/sha256'
import { agreedOn, linesOf, partCommitment, same, type KeptShuffle } from '../../lib/net/shuffle'

export type Shuffle = TableMessage['shuffle']
type Certificate = NonNullable<Shuffle['certificate']>
/** `fits`: what the server shows fits together, but this browser has nothing of its own from before the game to hold against it. */
export type Verdict = 'fair' | 'fits' | 'broken' | 'cannot-check'
/** What is wrong with a deal: the server's promise, the list of commitments, game or options, our own part, or the sum of it all. */
export type Misfit = '' | 'promise' | 'list' | 'agreed' | 'ours' | 'sum'

/** Is it what was promised before the game, with our own parts in it, and does the seed follow from it? */
export function verdictOf(table: TableMessage, kept: KeptShuffle | null): { verdict: Verdict; misfit: Misfit } {
  const { commitment, certificate } = table.shuffle
  if (!commitment || !certificate) return { verdict: 'cannot-check', misfit: '' }
  const misfit = misfitOf(table, commitment, certificate, kept)
  if (misfit) return { verdict: 'broken', misfit }
  const isOurs = kept?.frozen && table.you.some((seat) => certificate.parts[seat])
  return { verdict: isOurs ? 'fair' : 'fits', misfit }
}

function misfitOf(table: TableMessage, commitment: string, shown: Certificate, kept: KeptShuffle | null): Misfit {
  const { code } = table
  if (sha256(bytesOf(shown.server)) !== commitment || (kept && kept.commitment !== commitment)) return 'promise'
  if (!hasOnlyCommitted(code, shown) || (kept?.frozen && !same(kept.frozen, shown.commitments))) return 'list'
  if (kept?.frozen && kept.agreed.join() !== agreedOn(table).join()) return 'agreed'
  if (kept && !hasOurs(shown, kept)) return 'ours'
  const seed = hashOf('felicity shuffle 2', `table ${code}`, `server ${shown.server}`, ...linesOf(shown.parts))
  return seed === shown.seed ? '' : 'sum'
}

/** People alone have parts, every part fits its commitment, and whoever withheld one is named. */
function hasOnlyCommitted(code: string, { humans, commitments, parts, withheld }: Certificate): boolean {
  const seats = Object.keys(commitments).map(Number)
  const missing = seats.filter((seat) => !parts[seat])
  return (
    seats.every((seat) => humans.includes(seat)) &&
    missing.sort().join() === [...withheld].sort().join() &&
    Object.entries(parts).every(([seat, part]) => partCommitment(code, seat, part) === commitments[seat])
  )
}

/** None that was acknowledged is missing, and none was exchanged. */
function hasOurs({ parts }: Certificate, { mine, revealed }: KeptShuffle): boolean {
  return revealed.every((seat) => parts[seat] === mine[seat])
}
