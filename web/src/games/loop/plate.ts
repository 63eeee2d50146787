/** A player in short: happiness, coins, reputation, what is in hand, and who they are. */

import type { Drawn } from '../../lib/choices/changes'
import type { PlateData } from '../../lib/games/page'
import { t } from '../../lib/text.svelte'
import { playerOf, type LoopView } from './view'

export const DRAWN = [
  { name: 'coins', icon: 'coin', word: 'page-table-counter-coins' },
  { name: 'happiness', icon: 'happiness', word: 'page-table-counter-happiness' },
  { name: 'reputation', icon: 'reputation', word: 'page-table-counter-reputation' },
] as const satisfies Drawn[]

export function plateOf(view: LoopView, seat: number): PlateData {
  const player = playerOf(view, seat)
  if (!player) return { counters: [] }
  return {
    counters: DRAWN.map(({ name, icon, word }) => ({ id: name, icon, word: t(word), value: String(player[name]) })),
    hand: player.hand,
    about: player.career ? t(`loop-career-${player.career}`) : '',
  }
}
