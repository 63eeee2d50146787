/** What a player has, as it stands in the status bar, for games whose counters aren't plain numbers of the view. */

import type { IconName } from '../look/icons'
import { t } from '../text.svelte'
import { baseOf } from './facts.svelte'
import { constantOf } from '../../games/nation/cards.svelte'
import type { NationPlayer } from '../../games/nation/view'
import { dollars } from '../../games/rainbow/money'
import { ICON_OF } from '../../games/pursuit/coins'
import { COUNTED, wordOf } from '../../games/pursuit/changes'
import { placeInAge, type PursuitPlayer, type PursuitView } from '../../games/pursuit/view'
import type { RainbowPlayer } from '../../games/rainbow/view'

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

function pursuit(me: PursuitPlayer): Counted[] {
  return COUNTED.map((what) => {
    const word = wordOf(what)
    return { id: what, icon: ICON_OF[word] ?? 'tick', word: t(`page-pursuit-counter-${word}`), value: figure(me[what]) }
  })
}

/** A true minus. */
function figure(number: number): string {
  return number < 0 ? `−${-number}` : String(number)
}

export function countedOf(game: string, me: unknown): Counted[] {
  if (!me) return []
  if (game === 'nation') return nation(me as NationPlayer)
  if (baseOf(game) === 'pursuit') return pursuit(me as PursuitPlayer)
  return game === 'rainbow' ? rainbow(me as RainbowPlayer) : []
}

/** Where a game stands, for those with a name for it (UI-T3): «Adult 2 of 4 · actions». */
export function momentOf(game: string, view: Record<string, unknown> | null): string {
  if (baseOf(game) !== 'pursuit' || !view?.['round']) return ''
  const { board, round, phase } = view as unknown as PursuitView
  return t('page-pursuit-moment', { ...placeInAge(board.tracks.ages, round), phase: t(`pursuit-phase-${phase}`) })
}
