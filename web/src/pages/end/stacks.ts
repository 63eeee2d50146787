/** Columns of parts, as the server lists them: what is positive stands on the line, what is negative hangs below it. */

import type { ChartData } from '../../lib/net/api'

export interface Piece {
  id: string
  from: number
  to: number
}

export function columnsOf(chart: Pick<ChartData, 'stacks' | 'moments'>, id: string): Piece[][] {
  const parts = chart.stacks.find((stack) => stack.id === id)?.parts ?? []
  return chart.moments.map((moment) => {
    let above = 0
    let below = 0
    return parts.flatMap((part, at) => {
      const amount = moment.stacks[id]?.[at] ?? 0
      if (!amount) return []
      if (amount > 0) return [{ id: part.id, from: above, to: (above += amount) }]
      return [{ id: part.id, to: below, from: (below += amount) }]
    })
  })
}

export function totalsOf(chart: Pick<ChartData, 'moments'>, id: string): number[] {
  return chart.moments.map(({ stacks }) => (stacks[id] ?? []).reduce((sum, amount) => sum + amount, 0))
}

/** A seat has its colour, everything else one of the chart's own. */
export function tintOf(part: string): string {
  return part.startsWith('seat') ? `var(--seat-${part.slice(4)})` : `var(--part-${part})`
}
