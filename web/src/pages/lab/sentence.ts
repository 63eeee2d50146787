/** What a study will do, in one sentence. */

import { modeName, nameOf } from '../../lib/games/labels'
import type { StudyData } from '../../lib/net/lab'
import { t } from '../../lib/text.svelte'
import { listed } from '../../lib/format'
import { botsText, changesIn, number } from './format'

export function sentence(
  study: Pick<StudyData, 'game' | 'mode' | 'players' | 'bots' | 'games' | 'until' | 'text'>,
): string {
  const { game, mode, players, bots, games, until, text } = study
  const said = t(until ? 'page-lab-does-until' : 'page-lab-does', {
    games: number(games, 0),
    width: number(until ?? 0),
    game: nameOf(game),
    mode: modeName(game, mode),
    players,
    bots: botsText(bots),
  })
  const changes = changesIn(game, text)
  return changes.length ? `${said} ${t('page-lab-does-again', { changes: listed(changes) })}` : said
}
