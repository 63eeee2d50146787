/** What a player has, as it stands in the status bar, for games whose counters aren't plain numbers of the view. */

import type { IconName } from '../look/icons'
import { t } from '../text.svelte'
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

export function countedOf(game: string, me: unknown): Counted[] {
  return game === 'rainbow' && me ? rainbow(me as RainbowPlayer) : []
}
