/** How a choice is named by one of its events, on the plate and in the ticker. */

import { seatOf } from '../../lib/choices/seats'
import type { Deed } from '../../lib/games/page'
import type { LoggedEvent } from '../../lib/net/api'
import { t } from '../../lib/text.svelte'
import { levelName, nameOf } from './cards.svelte'
import { cardName } from './flights'
import { loved } from './moments'

/** What matters most comes first; what is paid, gained and moved goes without saying. */
const NAMED = [
  'died', 'project-finished', 'project-taken', 'group-joined', 'level-reached', 'bought', 'hired', 'promoted', 'retired', 'dated',
  'deepened', 'card-given-up', 'upkeep-unpaid', 'upkeep-paid', 'row-refreshed', 'rested', 'stopped', 'trait-kept',
] // prettier-ignore
/** What an action is known by that leaves nothing else. */
const BROUGHT = ['gained', 'hourglasses-gained']

/** `more`: the names of an expansion, which matter more. */
export function deedBy(move: readonly LoggedEvent[], more: readonly string[] = []): Deed | undefined {
  const chosen = move.filter(({ auto }) => !auto)
  const own = chosen.filter((event) => event.event === 'died' || event.by === seatOf(event['who']))
  const names = chosen.some(({ event }) => event === 'action-taken') ? [...NAMED, ...BROUGHT] : NAMED
  const event = [...more, ...names].flatMap((name) => own.find(({ event }) => event === name) ?? [])[0]
  return event && { event, ...wordsOf(event) }
}

/** What a card is known by on a plate, where a whole sentence has no room. */
const SHORT = new Set([
  'project-taken', 'group-joined', 'level-reached', 'project-finished', 'bought', 'hired', 'promoted',
]) // prettier-ignore

/** A couple is named by whom it is with: the sentence begins with both. */
function wordsOf(event: LoggedEvent): Pick<Deed, 'words'> {
  const level = Number(event['level'] ?? 0)
  if (SHORT.has(event.event)) {
    const card = nameOf(cardName(event['card']))
    return { words: t(`page-pursuit-deed-${event.event}`, { card, level }) }
  }
  if (event.event !== 'deepened') return {}
  const relation = levelName(cardName(event['partner']), level)
  return { words: t('page-pursuit-deepen', { name: loved(event['partner']), relation }) }
}

export function deedOf(move: readonly LoggedEvent[]): Deed | undefined {
  return deedBy(move)
}
