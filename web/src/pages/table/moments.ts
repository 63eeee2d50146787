/** Which events have a moment of their own: rounds in every game, and whatever a game adds. */

import type { GamePage, Moment } from '../../lib/games/page'
import type { LoggedEvent } from '../../lib/net/api'
import { t } from '../../lib/text.svelte'

export function momentsOf(
  fresh: readonly LoggedEvent[],
  page: GamePage,
  view: Record<string, unknown>,
  seat: number | null,
): Moment[] {
  const own = page.moments?.(fresh, view, seat) ?? []
  const round = fresh.findLast(({ event }) => event === 'round-started')
  // A game with its own round card has already shown it.
  if (!round || page.hasQuietRounds || own.some(({ id }) => id === 'round')) return own
  const title = page.moment?.(view) || t('page-table-round', { round: Number(round['round']) })
  return [{ id: 'round', title }, ...own]
}
