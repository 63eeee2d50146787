/** Sentences of the end page that depend on the game: its own words if the catalogue has them. */

import { baseOf } from '../../lib/games/facts.svelte'
import { label } from '../../lib/games/labels'
import type { ResultData, TableMessage } from '../../lib/net/api'
import { lateText, lostText } from '../../lib/time/time'
import { hasText, t } from '../../lib/text.svelte'
import { listed, nameIn, signed } from '../../lib/format'

/** The game's own sentence, or that of its base game, or the general one. */
export function own(id: string, game: string, args: Record<string, string | number> = {}): string {
  const special = [`${id}-${game}`, `${id}-${baseOf(game)}`].find(hasText)
  return t(special ?? id, args)
}

export function score(game: string, points: number): string {
  return own('page-end-score', game, { points })
}

/** The result in one sentence (UI-E1). */
export function headline(table: TableMessage): string {
  const { game, seats, players, you, result, status } = table
  if (!result) return lostText(table) || t(status === 'record' ? 'page-end-record' : 'page-end-stopped')
  if (result.together) return together(game, players, result)
  const [first = 1] = result.winners
  const points = score(game, result.seats.find((seat) => seat.seat === first)?.score ?? 0)
  if (result.winners.length > 1)
    return t('page-end-shared', { names: listed(result.winners.map((seat) => nameIn(seats)(seat))), points })
  return you.includes(first) && you.length === 1
    ? t('page-end-you-win', { points })
    : t('page-end-wins', { name: nameIn(seats)(first), points })
}

function together(game: string, players: number, result: ResultData): string {
  const won = result.winners.length > 0
  const points = score(game, result.seats[0]?.score ?? 0)
  if (players === 1) return t(won ? 'page-end-solo-won' : 'page-end-solo-lost', { points, target: result.target })
  return t(won ? 'page-end-together-won' : 'page-end-together-lost', { target: result.target })
}

/** The details: the tie-break that was used, why it ended, after how many rounds, and what the end itself cost. */
export function details(table: TableMessage): string[] {
  const { game, seats, players, result, round } = table
  if (!result) return [lateText(table)].filter(Boolean)
  const said: string[] = []
  if (result.tie_break) said.push(label(game, `tie-${result.tie_break}`, ''))
  const alone = `page-end-alone-${result.ended_by}`
  const why = players === 1 && hasText(alone) ? t(alone) : label(game, `ending-${result.ended_by}`)
  // Rounds in which somebody still acted, if the game counts them: lives may end as the next one begins.
  const rounds = Number(result.notes?.['rounds'] ?? round ?? 0)
  said.push(own('page-end-after', game, { rounds, why }))
  const best = Math.max(...result.seats.filter(({ won }) => won).map(({ score }) => score))
  // Players who were ahead of the winners before the end cost them something are named too.
  const shown = result.seats.filter((seat) => result.together || seat.won || before(game, seat) > best)
  said.push(...shown.map((seat) => penalties(game, seat, nameIn(seats)(seat.seat))))
  return said.filter(Boolean)
}

type SeatResult = ResultData['seats'][number]

/** What the end itself cost, by reason. */
function lostOf(game: string, { sources }: SeatResult): [source: string, points: number][] {
  return Object.entries(sources).filter(([source, points]) => points < 0 && hasText(`${game}-penalty-${source}`))
}

function before(game: string, seat: SeatResult): number {
  return lostOf(game, seat).reduce((points, [, loss]) => points - loss, seat.score)
}

/** Without it the score wouldn't agree with the reason for the end. */
function penalties(game: string, seat: SeatResult, name: string): string {
  const lost = lostOf(game, seat)
  if (!lost.length) return ''
  return t('page-end-penalties', {
    name,
    before: before(game, seat),
    penalties: listed(lost.map(([source, points]) => t(`${game}-penalty-${source}`, { points: signed(points) }))),
  })
}

export function sourceName(game: string, source: string): string {
  return label(game, `source-${source}`, source === 'other' ? t('page-end-other') : undefined)
}

/** The weather of the ending: one's own victory, or one to watch; another's; nobody's. */
export function moodOf({ you, result, clock }: TableMessage): 'sun' | 'dusk' | 'rain' {
  if (!result && clock?.lost) {
    if (!clock.winners.length) return 'rain'
    return clock.winners.some((seat) => you.includes(seat)) ? 'sun' : 'dusk'
  }
  if (!result) return 'dusk'
  if (!result.winners.length) return 'rain'
  return !you.length || result.winners.some((seat) => you.includes(seat)) ? 'sun' : 'dusk'
}
