/** The counters of every seat, round by round, from the server (docs/protocol.md 7). */

import type { Line } from '../../lib/charts/lines'
import type { ChartData } from '../../lib/net/api'
import { t } from '../../lib/text.svelte'

/** One line per seat. */
export function linesOf(chart: ChartData, measure: string): Line[] {
  return chart.names.map((name, at) => ({
    seat: at + 1,
    name,
    values: chart.moments.map(({ values }) => values[measure]?.[at] ?? 0),
  }))
}

/** The labels of the axis: the start, then the rounds. */
export function labelsOf(chart: Pick<ChartData, 'moments'>): string[] {
  return chart.moments.map(({ round }) => (round ? String(round) : t('page-end-chart-start')))
}
