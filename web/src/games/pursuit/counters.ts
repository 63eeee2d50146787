/** What is counted of a player: in the status bar all of it, on the plates what decides the race. */

import type { Drawn } from '../../lib/choices/changes'
import type { Counted, PlateData } from '../../lib/games/page'
import { t } from '../../lib/text.svelte'
import { word } from './boxes.svelte'
import { COUNTED, wordOf, type Counted as Name } from './changes'
import { ICON_OF } from './coins'
import { placeInAge, playerOf, type PursuitPlayer, type PursuitView } from './view'

/** By the names that the server has for them. */
export const DRAWN: readonly Drawn[] = COUNTED.map((what) => ({
  name: what === 'unused' ? 'hourglasses' : what,
  icon: ICON_OF[wordOf(what)] ?? 'tick',
  word: `page-pursuit-counter-${wordOf(what)}`,
  isBurden: what === 'stress',
}))

const ON_PLATES: readonly Name[] = ['lth', 'unused', 'stress', 'money']

function counted(me: PursuitPlayer, what: Name): Counted {
  const word = wordOf(what)
  return {
    id: what,
    icon: ICON_OF[word] ?? 'tick',
    word: t(`page-pursuit-counter-${word}`),
    value: signed(me[what]),
    isBurden: what === 'stress',
  }
}

/** A true minus. */
function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number)
}

export function countersOf(view: PursuitView, seat: number): Counted[] {
  const me = playerOf(view, seat)
  return me ? COUNTED.map((what) => counted(me, what)) : []
}

export function plateOf(view: PursuitView, seat: number): PlateData {
  const player = playerOf(view, seat)
  if (!player) return { counters: [] }
  return {
    counters: ON_PLATES.map((what) => counted(player, what)),
    about: player.trait ? word(`trait-${player.trait}`) : '',
  }
}

/** «Adult 2 of 4 · actions». */
export function momentOf({ board, round, phase }: PursuitView): string {
  if (!round) return ''
  return t('page-pursuit-moment', { ...placeInAge(board.tracks.ages, round), phase: t(`pursuit-phase-${phase}`) })
}
