/** What a player has, as it stands in the status bar, for games whose counters aren't plain numbers of the view. */

import type { IconName } from '../look/icons'
import { t } from '../text.svelte'
import { constantOf } from './nation/cards.svelte'
import type { NationPlayer } from './nation/view'
import { dollars } from './rainbow/money'
import type { RainbowPlayer } from './rainbow/view'

export interface Counted {
  id: string
  icon: IconName
  word: string
  value: string
}

function rainbow(me: RainbowPlayer): Counted[] {
  const counted = (id: string, icon: IconName, value: string): Counted => ({
    id,
    icon,
    word: t(`page-rainbow-counter-${id}`),
    value,
  })
  return [
    counted('keys', 'key', `${me.stand.length}/6`),
    counted('hang-ups', 'cloud', String(me.hang_ups.length + me.fate_hang_ups.length)),
    counted('money', 'bill', dollars(me.collected)),
  ]
}

/** Bucks and the hours that are left come with the happiness that every game shows. */
function nation(me: NationPlayer): Counted[] {
  const counted = (id: string, icon: IconName, value: number): Counted => ({
    id,
    icon,
    word: t(`page-nation-counter-${id}`),
    value: String(value),
  })
  return [
    counted('money', 'buck', me.money ?? 0),
    counted('houses', 'house', me.houses),
    counted('bread', 'bread', me.bread),
    counted('hours_left', 'hour', constantOf('hours_per_day') - me.hours),
  ]
}

export function countedOf(game: string, me: unknown): Counted[] {
  if (game === 'nation' && me) return nation(me as NationPlayer)
  return game === 'rainbow' && me ? rainbow(me as RainbowPlayer) : []
}
