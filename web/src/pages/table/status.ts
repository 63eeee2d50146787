/** The phase of the game and whose turn it is, in words (UI-T3). */

import { baseOf } from '../../lib/games/facts.svelte'
import { modeName, titleOf } from '../../lib/games/labels'
import type { GamePage } from '../../lib/games/page'
import { hasText, t } from '../../lib/text.svelte'
import type { Play } from './play.svelte'

export interface Status {
  game: string
  mode: string
  /** The round, or the game's own name for the phase. */
  moment: string
  /** Is that a name of the game's own? */
  isNamed: boolean
  /** A step of the round, if the game has those. */
  step: string
  /** Whose turn it is; 0: nobody's. */
  active: number
  /** Is it one's own, or must one choose? */
  isMine: boolean
  turn: string
}

export function statusOf(play: Play, page: GamePage): Status {
  const { table, view } = play
  const game = table?.game ?? ''
  const seat = table?.seat ?? null
  const round = play.past?.round ?? table?.round ?? 0
  // Before the first round everybody chooses: then the seat to choose counts.
  const active = Number((view?.['round'] ? view['active'] : undefined) ?? view?.['to_act'] ?? 0)
  const isAnswer = play.asked !== null && active !== seat
  const name = play.names[active - 1] ?? ''
  const named = (view && page.moment?.(view)) ?? ''
  const how = table?.from?.how ?? ''
  const daily = how === 'daily' || how === 'practice' ? t(`page-daily-table-${how}`) : ''
  const step = `${game}-step-${view?.['step']}`
  return {
    game: baseOf(game) === game ? (titleOf(game).split(/[:,]/)[0] ?? '') : t(`page-expansion-${game}`),
    mode: [table && modeName(game, table.mode), daily].filter(Boolean).join(' · '),
    moment: named || (round ? t('page-table-round', { round }) : t('page-table-before')),
    isNamed: named !== '',
    step: round && hasText(step) ? t(step) : '',
    active,
    isMine: active === seat || isAnswer,
    turn: isAnswer
      ? t('page-table-your-answer', { name })
      : active === seat
        ? t('page-table-your-turn')
        : t('page-table-turn-of', { name }),
  }
}
