/** How the figures of every seat went, round by round, as the server lists them (docs/protocol.md 7). */

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

/** What stands below the axis: the start, then the rounds. */
export function labelsOf(chart: Pick<ChartData, 'moments'>): string[] {
  return chart.moments.map(({ round }) => (round ? String(round) : t('page-end-chart-start')))
}
