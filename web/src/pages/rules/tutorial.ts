/** UI-R5: a table with a fixed deal, on which the first round is played step by step. */

import { post, type TableMessage } from '../../lib/net/api'
import { go } from '../../lib/route.svelte'
import { settings } from '../../lib/settings.svelte'

/** The table of each tutorial: always the same deal, so that the words fit what lies there. */
const TABLES: Record<string, object> = {
  loop: { mode: 'basic', players: 2, seed: 'tutorial', options: { starting_player: '1' } },
}

export function hasTutorial(game: string): boolean {
  return game in TABLES
}

export async function startTutorial(game: string): Promise<void> {
  const wish = { game, ...TABLES[game], speed: 'normal', teaching: true, start: true, lang: settings.lang }
  const { code } = await post<TableMessage>('/api/tables', wish)
  go(`/t/${code}#tutorial`)
}
