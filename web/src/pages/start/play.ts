/** From a click to a table (UI-S2, UI-S8). */

import { usualPlayers } from '../../lib/games/shelf'
import { post, type GameData, type NewTable, type TableMessage } from '../../lib/net/api'
import { startAlone } from '../../lib/net/shuffle'
import { go } from '../../lib/route.svelte'
import { myName, settings } from '../../lib/settings.svelte'
import { trying } from '../../lib/ui/sayError'
import { fetchAhead } from '../table/ahead'

export async function open(wish: Partial<NewTable> & { game: string }): Promise<void> {
  fetchAhead(wish.game)
  const table = await trying(opened(wish))
  if (table) go(`/t/${table.code}`)
}

/** A table that starts at once waits only for this browser's parts of the shuffle, if there is one. */
async function opened({ start, ...wish }: Partial<NewTable> & { game: string }): Promise<TableMessage> {
  const table = await post<TableMessage>('/api/tables', wish)
  if (start && table.seats.every((seat) => seat.taken)) await startAlone(table)
  return table
}

/** You against bots, with the defaults of the game. */
export function playNow(game: string, mode?: string): Promise<void> {
  const players = usualPlayers(game, mode)
  const seats = Array.from({ length: players }, (_, seat) => ({
    kind: seat ? ('bot' as const) : ('you' as const),
    name: seat ? '' : myName(),
    level: 'normal' as const,
  }))
  return open({ game, ...(mode && { mode }), players, seats, speed: settings.speed, start: true, lang: settings.lang })
}

/** The minimum and the maximum over all modes. */
export function playersOf(facts: GameData): [number, number] {
  const spans = Object.values(facts.modes).map((mode) => mode.players)
  return [Math.min(...spans.map(([least = 1]) => least)), Math.max(...spans.map(([, most = 1]) => most))]
}
