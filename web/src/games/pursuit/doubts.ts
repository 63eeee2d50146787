/** What is asked about once more before it is done (UI-T12): told by the events that would follow, never by a rule. */

import { happens } from '../../lib/choices/changes'
import type { ChangesData } from '../../lib/net/api'
import { exceedsSlots, killsBy } from './changes'
import { readDeed } from './deeds'
import type { PursuitPlayer, PursuitView } from './view'

/** The name of the sentence that asks, or nothing. */
export function doubtOf(text: string, changes: ChangesData | undefined, me: PursuitPlayer, view: PursuitView): string {
  if (killsBy(changes, me.seat)) return 'page-pursuit-sure-dying'
  const { kind } = readDeed(text)
  if (kind === 'give-up') return 'page-pursuit-sure-give-up'
  if (kind === 'refuse') return 'page-pursuit-sure-unpaid'
  if (kind === 'get' && happens(changes, 'job-left')) return 'page-pursuit-sure-job'
  if (exceedsSlots(changes, me, view.board.tracks.slots)) return 'page-pursuit-sure-slots'
  return ''
}
