/** What the table's totals are made of, from the server. */

import type { Columns } from '../../lib/charts/columns'
import type { ChartData } from '../../lib/net/api'
import { labelsOf } from './series'

type Stack = Pick<ChartData['stacks'][number], 'id' | 'parts'>

export function columnsOf(chart: Pick<ChartData, 'moments'>, { id, parts }: Stack): Columns {
  return {
    labels: labelsOf(chart),
    parts: parts.map((part) => ({ ...part, colour: tintOf(part.id) })),
    amounts: chart.moments.map(({ stacks }) => parts.map((_, at) => stacks[id]?.[at] ?? 0)),
  }
}

/** A seat has its own colour, everything else one of the chart's. */
export function tintOf(part: string): string {
  return part.startsWith('seat') ? `var(--seat-${part.slice(4)})` : `var(--part-${part})`
}
