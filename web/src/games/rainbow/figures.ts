/** What is counted of a player in The Game of Happiness. */

import type { Counted, PlateData } from '../../lib/games/page'
import type { IconName } from '../../lib/look/icons'
import { t } from '../../lib/text.svelte'
import { dollars } from './money'
import { playerOf, type RainbowView } from './view'
import { whereOf } from './where'

const counted = (id: string, icon: IconName, value: string): Counted => ({
  id,
  icon,
  word: t(`page-rainbow-counter-${id}`),
  value,
})

export function countersOf(view: RainbowView, seat: number): Counted[] {
  const me = playerOf(view, seat)
  if (!me) return []
  return [
    counted('keys', 'key', `${me.stand.length}/6`),
    counted('hang-ups', 'cloud', String(me.hang_ups.length + me.fate_hang_ups.length)),
    counted('money', 'bill', dollars(me.collected)),
  ]
}

export function plateOf(view: RainbowView, seat: number): PlateData {
  const player = playerOf(view, seat)
  return { figures: countersOf(view, seat), about: player ? whereOf(player) : '' }
}
