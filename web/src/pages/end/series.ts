/** How the figures of every seat went, round by round: from the positions at which the rounds ended. */

import { get, type MoveData, type PositionData, type ReplayData } from '../../lib/net/api'
import { t } from '../../lib/text.svelte'

/** What can be drawn of a game, the first by default: a figure of a seat from its place in the view. */
export interface Measure {
  id: string
  of: (player: Record<string, unknown>) => number
}

const count = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value ?? 0))
const figure = (id: string): Measure => ({ id, of: (player) => count(player[id]) })

export const MEASURES: Record<string, Measure[]> = {
  loop: ['happiness', 'coins', 'landfill', 'debts', 'reputation', 'materials'].map(figure),
}

export interface Moment {
  /** 0 is the start. */
  round: number
  number: number
  /** By measure, in seat order. */
  values: Record<string, number[]>
}

/** The numbers of the positions at which each round ended; of very long games only some. */
export function momentsOf(
  moves: Pick<MoveData, 'number' | 'round'>[],
  last: number,
  most = 24,
): { round: number; number: number }[] {
  const found = new Map<number, number>()
  const first = moves.find((move) => move.round > 0)
  found.set(0, first ? first.number - 1 : 0)
  for (const { number, round } of moves) if (round > 0) found.set(round, number)
  const all = [...found].map(([round, number]) => ({ round, number }))
  all.at(-1)!.number = last
  const every = Math.ceil((all.length - 1) / most) || 1
  return all.filter((_, at) => at % every === 0 || at === all.length - 1)
}

export async function seriesOf(replay: ReplayData): Promise<Moment[]> {
  const measures = MEASURES[replay.game] ?? []
  if (!measures.length || !replay.number) return []
  const moments = momentsOf(replay.moves, replay.number)
  return Promise.all(
    moments.map(async ({ round, number }) => {
      const { view } = await get<PositionData>(`/api/tables/${replay.code}/positions/${number}`)
      const players = view['players'] as Record<string, unknown>[]
      return { round, number, values: Object.fromEntries(measures.map(({ id, of }) => [id, players.map(of)])) }
    }),
  )
}

export function momentName(round: number): string {
  return round ? String(round) : t('page-end-chart-start')
}

/** The same figures as a table for other programs: one line per round and seat. */
export function csvOf(moments: Moment[], names: string[]): string {
  const measures = Object.keys(moments[0]?.values ?? {})
  const lines = [['round', 'seat', 'name', ...measures]]
  for (const { round, values } of moments)
    names.forEach((name, at) =>
      lines.push([
        String(round),
        String(at + 1),
        quoted(name),
        ...measures.map((id) => String(values[id]?.[at] ?? '')),
      ]),
    )
  return lines.map((line) => line.join(',')).join('\r\n') + '\r\n'
}

/** A name may hold a comma, a quote, or a sign that a spreadsheet would take for a formula. */
function quoted(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
