/** Columns of parts that add up, one for each round: positive parts stand on the line, negative ones hang below it. */

import { INK, LINE, PAPER, SOFT, STRONG, thinned, wholeTicks, type Draw, type ChartTable, type Key } from './kit'

export interface Columns {
  /** Label of the axis. */
  labels: string[]
  parts: { id: string; label: string; colour: string }[]
  /** By column, in the order of the parts. */
  amounts: number[][]
}

const HEIGHT = 280
const MARGIN = { left: 40, right: 8 }
const THICKEST = 48

export const totalOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
const above = (amounts: readonly number[]): number => totalOf(amounts.filter((amount) => amount > 0))
const below = (amounts: readonly number[]): number => totalOf(amounts.filter((amount) => amount < 0))

export function drawColumns({ labels, parts, amounts }: Columns): Draw {
  return (plot, width) => {
    const ticks = wholeTicks(amounts.flatMap((column) => [above(column), below(column)]))
    const inner = width - MARGIN.left - MARGIN.right
    const step = inner / Math.max(labels.length, 1)
    const shown = thinned(labels.length, inner)
    const pieces = amounts.flatMap((column, at) =>
      column.flatMap((amount, part) => (amount ? [{ at, amount, colour: parts[part]?.colour ?? SOFT }] : [])),
    )
    return {
      height: HEIGHT,
      marginLeft: MARGIN.left,
      marginRight: MARGIN.right,
      marginTop: 22,
      marginBottom: 30,
      x: { domain: labels.map((_, at) => at), type: 'band', padding: 0 },
      y: { domain: [ticks[0]!, ticks.at(-1)!] },
      color: { type: 'identity' },
      marks: [
        plot.gridY(ticks, { stroke: LINE, strokeOpacity: 1 }),
        plot.ruleY([0], { stroke: STRONG }),
        plot.axisY(ticks, { tickSize: 0, tickPadding: 8, fill: SOFT, label: null, tickFormat: String }),
        plot.axisX(shown, {
          tickSize: 0,
          tickPadding: 10,
          fill: SOFT,
          label: null,
          tickFormat: (at: number) => labels[at] ?? '',
        }),
        plot.barY(pieces, {
          x: 'at',
          y: 'amount',
          fill: 'colour',
          stroke: PAPER,
          strokeWidth: 1,
          inset: insetOf(step),
          insetTop: 0,
          insetBottom: 0,
        }),
        plot.text(shown, {
          x: (at: number) => at,
          y: (at: number) => above(amounts[at] ?? []),
          text: (at: number) => String(totalOf(amounts[at] ?? [])),
          dy: -11,
          fill: INK,
          fontWeight: 700,
        }),
      ],
    }
  }
}

/** Columns no wider than necessary. */
const insetOf = (step: number): number => (step - Math.min(step * 0.72, THICKEST)) / 2

export function keysOfColumns({ parts }: Columns): Key[] {
  return parts.map(({ label, colour }) => ({ label, colour, mark: 'fill' }))
}

export function tableOfColumns({ labels, parts, amounts }: Columns, head: string, total: string): ChartTable {
  return {
    head: [head, ...parts.map(({ label }) => label), total],
    rows: labels.map((label, at) => [label, ...(amounts[at] ?? []).map(String), String(totalOf(amounts[at] ?? []))]),
  }
}
