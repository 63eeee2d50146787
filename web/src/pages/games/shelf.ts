/** My games as the server has them (docs/protocol.md 14): what is asked for, and how a game ended for me. */

import { get, type MyGame, type MyGames, type MyStatistics } from '../../lib/net/api'
import { settings } from '../../lib/settings.svelte'
import { t } from '../../lib/text.svelte'

export interface Filter {
  text: string
  game: string
  company: '' | 'people' | 'bots'
  outcome: '' | 'won' | 'lost'
}

export const ALL: Filter = { text: '', game: '', company: '', outcome: '' }
export const PAGE = 20

/** The address of a page of games. */
export function addressOf(status: 'running' | 'over', filter: Filter, from: number): string {
  const asked = new URLSearchParams({ status, from: String(from), count: String(PAGE), lang: settings.lang })
  for (const [name, value] of Object.entries(filter)) if (value) asked.set(name, value.trim())
  return `/api/me/games?${asked}`
}

export function gamesOf(status: 'running' | 'over', filter: Filter, from = 0): Promise<MyGames> {
  // Running games have not ended in any way yet.
  if (status === 'running' && filter.outcome) return Promise.resolve({ count: 0, games: [] })
  return get<MyGames>(addressOf(status, filter, from))
}

export function statisticsOf(game = '', mode = ''): Promise<MyStatistics> {
  return get<MyStatistics>(`/api/me/statistics?${new URLSearchParams({ game, mode, lang: settings.lang })}`)
}

/** How a finished game ended for me, in a few words. */
export function ending({ together, seats }: Pick<MyGame, 'together' | 'seats'>): string {
  const mine = seats.filter(({ yours }) => yours)
  const won = mine.some((seat) => seat.won)
  if (together) return t(`page-games-${seats.length === 1 ? 'solo' : 'together'}-${won ? 'won' : 'lost'}`)
  if (mine.length !== 1) return t('page-games-ended') // I held several seats: nobody else was there to beat
  return won ? t('page-games-won') : t('page-games-placed', { rank: mine[0]?.rank ?? 0, players: seats.length })
}

/** A day as people write it. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(settings.lang, { day: 'numeric', month: 'short', year: 'numeric' }).format(at)
}
