/** What is counted of a player in The Game of Happiness. */

import type { Drawn } from '../../lib/choices/changes'
import type { Counted, PlateData } from '../../lib/games/page'
import type { IconName } from '../../lib/theme/icons'
import { t } from '../../lib/text.svelte'
import { dollars, shortDollars } from './money'
import { playerOf, type RainbowPlayer, type RainbowView } from './view'
import { whereOf } from './where'

export const DRAWN = [
  { name: 'keys', icon: 'key', word: 'page-rainbow-counter-keys' },
  { name: 'hang-ups', icon: 'cloud', word: 'page-rainbow-counter-hang-ups', isBurden: true },
  { name: 'money', icon: 'bill', word: 'page-rainbow-counter-money' },
] as const satisfies Drawn[]

const counted = (id: string, icon: IconName, value: string): Counted => ({
  id,
  icon,
  word: t(`page-rainbow-counter-${id}`),
  value,
})

const countedOf = (me: RainbowPlayer, money: (amount: number) => string): Counted[] => [
  counted('keys', 'key', `${me.stand.length}/6`),
  { ...counted('hang-ups', 'cloud', String(me.hang_ups.length + me.fate_hang_ups.length)), isBurden: true },
  counted('money', 'bill', money(me.collected)),
]

export function countersOf(view: RainbowView, seat: number): Counted[] {
  const me = playerOf(view, seat)
  return me ? countedOf(me, dollars) : []
}

export function plateOf(view: RainbowView, seat: number): PlateData {
  const player = playerOf(view, seat)
  return player ? { counters: countedOf(player, shortDollars), about: whereOf(player) } : { counters: [] }
}
