/** Checks in the browser that nobody chose the deal (docs/protocol.md 9). */

import type { TableMessage } from '../../lib/net/api'
import { bytesOf, hashOf, sha256 } from '../../lib/net/sha256'
import { agreedOn, linesOf, partCommitment, same, type KeptShuffle } from '../../lib/net/shuffle'

export type Shuffle = TableMessage['shuffle']
type Certificate = NonNullable<Shuffle['certificate']>
/** `fits`: the server's data is consistent, but this browser has nothing of its own from before the game to compare with. */
export type Verdict = 'fair' | 'fits' | 'broken' | 'cannot-check'
/** What is wrong with a deal: the server's commitment, the list of commitments, game or options, our own part, or the resulting seed. */
export type Misfit = '' | 'promise' | 'list' | 'agreed' | 'ours' | 'sum'

/** Does it match the server's commitment, does it include our own parts, and does the seed follow from it? */
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

/** Only people have parts, every part matches its commitment, and everybody who withheld one is named. */
function hasOnlyCommitted(code: string, { humans, commitments, parts, withheld }: Certificate): boolean {
  const seats = Object.keys(commitments).map(Number)
  const missing = seats.filter((seat) => !parts[seat])
  return (
    seats.every((seat) => humans.includes(seat)) &&
    missing.sort().join() === [...withheld].sort().join() &&
    Object.entries(parts).every(([seat, part]) => partCommitment(code, seat, part) === commitments[seat])
  )
}

/** No acknowledged part is missing, and none was replaced. */
function hasOurs({ parts }: Certificate, { mine, revealed }: KeptShuffle): boolean {
  return revealed.every((seat) => parts[seat] === mine[seat])
}
