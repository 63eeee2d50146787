/** The deals of the day as the server has them (docs/protocol.md 14): what is shown of them, and the way to a table with one. */

import {
  get,
  post,
  type DailyBot,
  type DailyData,
  type DailyGame,
  type DailyResult,
  type TableMessage,
} from '../../lib/net/api'
import { shelf } from '../../lib/games/shelf'
import { go } from '../../lib/route.svelte'
import { myName, settings } from '../../lib/settings.svelte'
import { trying } from '../../lib/ui/sayError'
import { fetchAhead } from '../table/ahead'

const DAY = 24 * 60 * 60 * 1000 // ms

/** One line of the results: somebody's try, or that of a bot, which has no place. */
export interface Line {
  score: number
  rank: number
  result?: DailyResult
  bot?: DailyBot
}

export function dealsOf(day = ''): Promise<DailyData> {
  return get<DailyData>(`/api/daily?${new URLSearchParams({ day })}`)
}

/** Begin one's try or go on with it; or practise, which doesn't count. */
export async function playDeal(game: string, day = '', practice = false): Promise<void> {
  fetchAhead(game)
  const wish = { game, day, practice, name: myName(), speed: settings.speed, lang: settings.lang }
  const table = await trying(post<TableMessage>('/api/daily', wish))
  if (table) go(`/t/${table.code}`)
}

/** Where the results of a deal are. */
export function placeOf(game: string, day: string): string {
  return `/daily?day=${day}#daily-${game}`
}

/** What there is to do with a deal now. */
export function nextStep(deal: DailyGame, data: Pick<DailyData, 'today' | 'day'>): 'begin' | 'go-on' | 'practise' | '' {
  if (deal.shown) return 'practise'
  if (deal.yours?.status === 'running') return 'go-on'
  return !deal.yours && data.day === data.today ? 'begin' : ''
}

/** People and bots in one list, the best first; a person comes before a bot that did equally well. */
export function linesOf({ results, bots }: Pick<DailyGame, 'results' | 'bots'>): Line[] {
  const lines: Line[] = [
    ...results.map((result) => ({ score: result.score, rank: result.rank, result })),
    ...bots.map((bot) => ({ score: bot.score, rank: bot.rank, bot })),
  ]
  return lines.sort((a, b) => b.score - a.score || a.rank - b.rank)
}

/** A date as people say it: today and yesterday have names. */
export function dayName(day: string, today: string): string {
  const at = Date.parse(day)
  const back = (Date.parse(today) - at) / DAY
  if (back < 2) return new Intl.RelativeTimeFormat(settings.lang, { numeric: 'auto' }).format(-back, 'day')
  return new Intl.DateTimeFormat(settings.lang, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(at)
}

/** In the order of the shelf, an expansion after the boxes. */
export function inOrder(deals: DailyGame[]): DailyGame[] {
  const boxes = shelf()
  const place = ({ game }: DailyGame): number => (boxes.includes(game) ? boxes.indexOf(game) : boxes.length)
  return [...deals].sort((a, b) => place(a) - place(b))
}

/** A moment in the reader's own time, with the weekday if the time alone could be that of today. */
export function clockTime(at: number, now = Date.now()): string {
  const form: Intl.DateTimeFormatOptions = {
    hour: 'numeric',
    minute: '2-digit',
    ...(at - now > DAY && { weekday: 'long' }),
  }
  return new Intl.DateTimeFormat(settings.lang, form).format(at)
}
