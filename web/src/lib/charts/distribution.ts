/** How often each number came, for one design or for two: the first is filled, the second outlined over it. */

import { ACCENT, INK, LINE, SECOND, SOFT, type Draw, type ChartTable, type Key } from './kit'

export interface Design {
  name: string
  counts: { value: number; games: number }[]
}

export interface Distribution {
  designs: Design[]
  /** Label of the axis. */
  label: string
  /** A share, as written at the axis. */
  format: (share: number) => string
}

export interface Bin {
  from: number
  to: number
  share: number
  n: number
}

const HEIGHT = 250
const MOST = 40 // columns; beyond that, numbers are binned

/** How wide a column must be so that there aren't too many: 1, 2, 5, 10 ... */
export function widthOf(designs: readonly Design[]): number {
  const values = designs.flatMap(({ counts }) => counts.map(({ value }) => value))
  const span = Math.max(...values) - Math.min(...values) + 1
  for (let power = 1; ; power *= 10)
    for (const step of [1, 2, 5]) if (span / (step * power) <= MOST) return step * power
}

/** The columns of a design, including empty ones. */
export function binsOf({ counts }: Design, width: number): Bin[] {
  const all = counts.reduce((sum, { games }) => sum + games, 0)
  const start = Math.floor(Math.min(...counts.map(({ value }) => value)) / width)
  const end = Math.floor(Math.max(...counts.map(({ value }) => value)) / width)
  const bins = Array.from({ length: end - start + 1 }, (_, at) => (start + at) * width)
  return bins.map((from) => {
    const n = counts.reduce((sum, { value, games }) => (value >= from && value < from + width ? sum + games : sum), 0)
    return { from, to: from + width, n, share: n / all }
  })
}

export const meanOf = ({ counts }: Design): number =>
  counts.reduce((sum, { value, games }) => sum + value * games, 0) / counts.reduce((sum, { games }) => sum + games, 0)

export function drawDistribution({ designs, label, format }: Distribution): Draw {
  return (plot, width) => {
    const step = widthOf(designs)
    const [first = [], second = []] = designs.map((design) => binsOf(design, step))
    const all = [...first, ...second]
    const half = step === 1 ? 0.5 : 0 // a single number stands in the middle of its column
    return {
      height: HEIGHT,
      marginLeft: 48,
      marginRight: 12,
      marginTop: 22,
      marginBottom: 44,
      x: { domain: [Math.min(...all.map(({ from }) => from)) - half, Math.max(...all.map(({ to }) => to)) - half] },
      y: { domain: [0, Math.max(...all.map(({ share }) => share)) * 1.08] },
      marks: [
        plot.gridY({ ticks: 4, stroke: LINE, strokeOpacity: 1 }),
        plot.axisY({ ticks: 4, tickSize: 0, tickPadding: 8, fill: SOFT, label: null, tickFormat: format }),
        plot.axisX({
          ticks: Math.min(Math.max(width / 60, 2), all.length),
          tickSize: 0,
          tickPadding: 8,
          fill: SOFT,
          label,
          labelAnchor: 'center',
          labelArrow: 'none',
          labelOffset: 40,
          tickFormat: wholeOnly,
        }),
        plot.rectY(first, {
          x1: ({ from }: Bin) => from - half,
          x2: ({ to }: Bin) => to - half,
          y: 'share',
          fill: ACCENT,
          fillOpacity: 0.55,
          insetLeft: 1,
          insetRight: 1,
        }),
        plot.line(outline(second, half), { x: '0', y: '1', stroke: SECOND, strokeWidth: 2.5, strokeDasharray: '7 3' }),
        ...designs.map((design, at) =>
          plot.ruleX([meanOf(design)], {
            stroke: at ? SECOND : INK,
            strokeWidth: 2,
            strokeDasharray: at ? '7 3' : 'none',
          }),
        ),
      ],
    }
  }
}

const wholeOnly = (value: number): string => (Number.isInteger(value) ? String(value) : '')

/** The upper edge of all columns as one line. */
function outline(bins: readonly Bin[], half: number): [number, number][] {
  const edge = bins.flatMap(({ from, to, share }): [number, number][] => [
    [from - half, share],
    [to - half, share],
  ])
  const [first, last] = [edge[0], edge.at(-1)]
  return first && last ? [[first[0], 0], ...edge, [last[0], 0]] : []
}

export function keysOfDistribution({ designs }: Distribution, mean: (name: string) => string): Key[] {
  return designs.flatMap(({ name }, at): Key[] => [
    { label: name, mark: at ? 'outline' : 'fill', colour: at ? SECOND : ACCENT },
    { label: mean(name), mark: at ? 'dash' : 'line', colour: at ? SECOND : INK, dash: at ? '7 3' : '' },
  ])
}

export function tableOfDistribution({ designs, label, format }: Distribution): ChartTable {
  const step = widthOf(designs)
  const bins = designs.map((design) => binsOf(design, step))
  const starts = [...new Set(bins.flatMap((each) => each.map(({ from }) => from)))].sort((a, b) => a - b)
  return {
    head: [label, ...designs.map(({ name }) => name)],
    rows: starts.map((from) => [
      step === 1 ? String(from) : `${from}–${from + step - 1}`,
      ...bins.map((each) => {
        const bin = each.find((one) => one.from === from)
        return bin ? `${bin.n} (${format(bin.share)})` : '0'
      }),
    ]),
  }
}
