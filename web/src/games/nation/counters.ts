/** What is counted of a player in Happy Nation: on the plates, in the status bar, and where an option would change it. */

import type { Drawn } from '../../lib/choices/changes'
import type { Counted, PlateData } from '../../lib/games/page'
import type { IconName } from '../../lib/theme/icons'
import { t } from '../../lib/text.svelte'
import { constantOf } from './cards.svelte'
import { playerOf, type NationView } from './view'

const drawn = (name: string, icon: IconName): Drawn => ({
  name,
  icon,
  word: `page-nation-counter-${name.replace('-', '_')}`,
})

export const DRAWN: Drawn[] = [
  drawn('happiness', 'happiness'),
  drawn('money', 'buck'),
  drawn('houses', 'house'),
  drawn('bread', 'bread'),
  drawn('tickets', 'ticket'),
  drawn('medicine', 'medicine'),
  drawn('for-sale', 'buy'),
  drawn('price', 'buck'),
  drawn('level', 'star'),
]

const counted = (id: string, icon: IconName, value: number): Counted => ({
  id,
  icon,
  word: t(`page-nation-counter-${id}`),
  value: String(value),
})

/** Happiness every game shows. */
export function countersOf(view: NationView, seat: number): Counted[] {
  const me = playerOf(view, seat)
  if (!me) return []
  return [
    ...(me.money === null ? [] : [counted('money', 'buck', me.money)]),
    counted('houses', 'house', me.houses),
    counted('bread', 'bread', me.bread),
    counted('hours_left', 'hour', constantOf('hours_per_day') - me.hours),
  ]
}

export function plateOf(view: NationView, seat: number): PlateData {
  const player = playerOf(view, seat)
  if (!player) return { counters: [] }
  return {
    counters: [counted('happiness', 'happiness', player.happiness), ...countersOf(view, seat)],
    hand: player.hand,
    about: player.character ? t(`nation-character-${player.character}`) : '',
  }
}
