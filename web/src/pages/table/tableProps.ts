/** The props for the parts of a game's table, during play. */

import type { GamePage, TableProps } from '../../lib/games/page'
import { confirmsMoves } from '../../lib/settings.svelte'
import type { Play } from './play.svelte'

export function tableProps(play: Play, page: GamePage, isFramed = false): TableProps | null {
  const { table, view } = play
  if (!table || !view) return null
  const pick = (texts: string[]): void => {
    play.picked = texts
    document.getElementById('actions')?.focus({ preventScroll: true })
  }
  return {
    game: table.game,
    view,
    seats: table.seats,
    events: play.events,
    offers: play.asked?.options ?? [],
    refusals: play.asked?.refusals ?? [],
    speed: table.settings.speed,
    options: table.options,
    thought: (play.thought && play.changes(play.thought)) || null,
    isFramed,
    /** A click on a thing with one offer plays it, unless moves are confirmed (UI-T13), money is at stake, or it needs a confirmation. */
    onpick: (texts, slowly = page.isCareful ?? false) => {
      const [only] = texts
      if (only && texts.length === 1 && !slowly && !confirmsMoves() && !isDoubted(play, page, only))
        void play.play(only)
      else pick(texts)
    },
  }
}

/** Would it be wasted, or does it need a confirmation? */
function isDoubted(play: Play, page: GamePage, text: string): boolean {
  const option = play.asked?.options.find((each) => each.text === text)
  const changes = play.changes(text)
  if (!option || !changes || !play.view) return false
  return Boolean(page.wasted?.(option, changes, play.view)) || (page.isGrave?.(option, changes, play.view) ?? false)
}
