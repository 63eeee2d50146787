/** What is asked about once more before it is done (UI-T12): told by the events that would follow, never by a rule. */

import { happens } from '../../lib/choices/changes'
import type { ChangesData, OptionData } from '../../lib/net/api'
import { t } from '../../lib/text.svelte'
import { changesOf, exceedsSlots, killsBy } from './changes'
import { parseOption } from './options'
import { playerOf, type PursuitPlayer, type PursuitView } from './view'

/** The name of the sentence that asks, or nothing. */
export function doubtOf(text: string, changes: ChangesData | undefined, me: PursuitPlayer, view: PursuitView): string {
  if (killsBy(changes, me.seat)) return 'page-pursuit-sure-dying'
  const { kind } = parseOption(text)
  if (kind === 'give-up') return 'page-pursuit-sure-give-up'
  if (kind === 'refuse') return 'page-pursuit-sure-unpaid'
  if (kind === 'get' && happens(changes, 'job-left')) return 'page-pursuit-sure-job'
  if (exceedsSlots(changes, me, view.board.tracks.slots)) return 'page-pursuit-sure-slots'
  return ''
}

export function isGrave({ text }: OptionData, changes: ChangesData, view: PursuitView): boolean {
  const me = playerOf(view, view.seat)
  return me !== undefined && doubtOf(text, changes, me, view) !== ''
}

/** A rest that changes nothing but the time it takes. */
export function wasted({ kind }: OptionData, changes: ChangesData, view: PursuitView): string {
  const brings = changesOf(changes, view.seat ?? 0).some(({ what }) => what !== 'unused')
  return kind === 'rest' && !brings ? t('page-pursuit-rest-wasted') : ''
}
