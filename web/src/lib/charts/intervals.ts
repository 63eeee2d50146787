/** Intervals of several groups, one below the other, with a line where all would be even. Also differences, with a line at zero. */

import {
  ACCENT,
  HALO,
  INK,
  LINE,
  NARROW,
  PAPER,
  SOFT,
  STRONG,
  roomFor,
  shortened,
  type Draw,
  type ChartTable,
  type Key,
} from './kit'

/** A value with its intervals: for a number of games fixed in advance, and one valid at any time. */
export interface Interval {
  name: string
  value: number
  low: number
  high: number
  anyLow?: number | null
  anyHigh?: number | null
  n: number
  /** Surprising even after correction for the number of comparisons. */
  isSurprising?: boolean
}

export interface Intervals {
  groups: Interval[]
  /** The line at which nothing stands out. */
  even: { value: number; label: string } | null
  format: (value: number) => string
  /** «41 % (38 to 44)». */
  tell: (interval: Interval) => string
  /** The limits of possible values. */
  bounds?: [number, number]
}

const ROW = { wide: 40, narrow: 56 }
const CAP = 12
const LABELS = 220 // pixels for the numbers at the right, at most

interface Row extends Interval {
  id: string
  from: number
  to: number
}

/** Names needn't be unique. */
function rowsOf(groups: readonly Interval[]): Row[] {
  return groups.map((group, at) => ({
    ...group,
    id: String(at),
    from: group.anyLow ?? group.low,
    to: group.anyHigh ?? group.high,
  }))
}

/** The range of the axis: every interval and the even line, with some margin. */
export function domainOf({ groups, even, bounds }: Intervals): [number, number] {
  const values = rowsOf(groups).flatMap(({ from, to, low, high }) => [from, to, low, high])
  if (even) values.push(even.value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const air = Math.max((high - low) * 0.06, 0.5)
  return [Math.max(low - air, bounds?.[0] ?? -Infinity), Math.min(high + air, bounds?.[1] ?? Infinity)]
}

export function drawIntervals(chart: Intervals): Draw {
  return (plot, width) => {
    const { even, format, tell } = chart
    const rows = rowsOf(chart.groups)
    const isNarrow = width < NARROW
    const room = isNarrow
      ? 18
      : roomFor(
          rows.map(({ name }) => name),
          width * 0.3,
        )
    const height = (isNarrow ? ROW.narrow : ROW.wide) * rows.length + 58
    const dy = isNarrow ? 8 : 0
    const inset = ((isNarrow ? ROW.narrow : ROW.wide) - CAP) / 2
    const dot = { x: 'value', y: 'id', r: 5.5, dy, stroke: INK, strokeWidth: 2 } as const
    return {
      height,
      marginLeft: room,
      marginRight: isNarrow ? 12 : roomFor(rows.map(tell), LABELS),
      marginTop: 26,
      marginBottom: 32,
      x: { domain: domainOf(chart) },
      y: { domain: rows.map(({ id }) => id), type: 'band', padding: 0, axis: null },
      color: { type: 'identity' },
      marks: [
        plot.gridX({ stroke: LINE, strokeOpacity: 1, ticks: isNarrow ? 4 : 7 }),
        plot.axisX({
          tickSize: 0,
          tickPadding: 8,
          fill: SOFT,
          label: null,
          ticks: isNarrow ? 4 : 7,
          tickFormat: format,
        }),
        even ? plot.ruleX([even.value], { stroke: STRONG, strokeWidth: 2, strokeDasharray: '6 4' }) : null,
        even
          ? plot.text([even], {
              x: 'value',
              text: 'label',
              frameAnchor: 'top',
              dy: -10,
              fill: SOFT,
              fontWeight: 700,
              textAnchor: anchorIn(even.value, domainOf(chart)),
            })
          : null,
        plot.link(rows, { x1: 'from', x2: 'to', y1: 'id', y2: 'id', dy, stroke: ACCENT, strokeWidth: 1.5 }),
        ...['from', 'to'].map((end) =>
          plot.tickX(rows, { x: end, y: 'id', dy, inset, stroke: ACCENT, strokeWidth: 1.5 }),
        ),
        plot.link(rows, { x1: 'low', x2: 'high', y1: 'id', y2: 'id', dy, stroke: ACCENT, strokeWidth: 7 }),
        plot.dot(
          rows.filter(({ isSurprising }) => isSurprising),
          { ...dot, symbol: 'diamond', r: 7, fill: INK },
        ),
        plot.dot(
          rows.filter(({ isSurprising }) => !isSurprising),
          { ...dot, fill: PAPER },
        ),
        isNarrow
          ? plot.text(rows, {
              y: 'id',
              text: (row: Row) => `${row.name}  ${tell(row)}`,
              frameAnchor: 'left',
              dy: -12,
              textAnchor: 'start',
              fill: INK,
              ...HALO,
              fontWeight: 600,
            })
          : [
              plot.text(rows, {
                y: 'id',
                text: ({ name }: Row) => shortened(name, room),
                frameAnchor: 'left',
                dx: -10,
                textAnchor: 'end',
                fill: INK,
                fontWeight: 600,
              }),
              plot.text(rows, { y: 'id', text: tell, frameAnchor: 'right', dx: 10, textAnchor: 'start', fill: INK }),
            ],
      ],
    }
  }
}

/** The label of the even line stays inside the picture. */
function anchorIn(value: number, [low, high]: [number, number]): 'start' | 'middle' | 'end' {
  const share = (value - low) / (high - low || 1)
  return share < 0.15 ? 'start' : share > 0.85 ? 'end' : 'middle'
}

/** How to read a value, in words. */
export function keysOfIntervals(words: { fixed: string; any: string; surprising: string; plain: string }): Key[] {
  return [
    { label: words.fixed, mark: 'thick', colour: ACCENT },
    { label: words.any, mark: 'thin', colour: ACCENT },
    { label: words.surprising, mark: 'dot', colour: INK },
    { label: words.plain, mark: 'ring', colour: INK },
  ]
}

export function tableOfIntervals({ groups, format }: Intervals, head: string[], mark: string): ChartTable {
  const span = (low?: number | null, high?: number | null): string =>
    low === null || low === undefined || high === null || high === undefined ? '–' : `${format(low)} … ${format(high)}`
  return {
    head,
    rows: groups.map(({ name, value, low, high, anyLow, anyHigh, n, isSurprising }) => [
      name,
      format(value),
      span(low, high),
      span(anyLow, anyHigh),
      String(n),
      isSurprising ? mark : '',
    ]),
  }
}
