/** Lines by round, one for each seat: told apart by dashes, glyphs and the number at their end as well as by colour. */

import { OUTLINES, shapeOf } from '../ui/seats'
import { INK, LINE, SOFT, glyphs, spread, thinned, wholeTicks, type Draw, type ChartTable, type Key } from './kit'

export interface Line {
  seat: number
  name: string
  values: number[]
}

export interface Lines {
  /** Label of the axis. */
  labels: string[]
  /** In seat order. */
  lines: Line[]
  /** Tinted bands from low to high, e.g. the zones of happiness. */
  bands?: { from: number; to: number; tint: string }[]
}

const DASHES = ['', '9 4', '3 4', '14 4 3 4', '6 3 2 3 2 3', '2 3']
const HEIGHT = 280
const EDGE = { top: 14, bottom: 30 }
const DIGIT = 9 // width of a digit, generously
const FEW = 14 // rounds up to which each has its glyph

const colourOf = (seat: number): string => `var(--seat-${((seat - 1) % 6) + 1})`
export const dashOf = (seat: number): string => DASHES[(seat - 1) % DASHES.length] ?? ''

export function drawLines({ labels, lines, bands = [] }: Lines): Draw {
  return (plot, width) => {
    const ticks = wholeTicks([...lines.flatMap(({ values }) => values), ...bands.map(({ to }) => to)])
    const [low, high] = [ticks[0]!, ticks.at(-1)!]
    const ends = lines.map(({ values }) => values.at(-1) ?? 0)
    const marginLeft = Math.max(32, 12 + digits(ticks))
    const marginRight = Math.max(44, 18 + digits(ends))
    const gap = (18 * (high - low)) / (HEIGHT - EDGE.top - EDGE.bottom)
    const places = spread(ends, gap, low, high)
    const shown = thinned(labels.length, width - marginLeft - marginRight)
    return {
      height: HEIGHT,
      marginLeft,
      marginRight,
      marginTop: EDGE.top,
      marginBottom: EDGE.bottom,
      x: { domain: [0, Math.max(labels.length - 1, 1)] },
      y: { domain: [low, high] },
      marks: [
        plot.rect(bands, {
          y1: 'from',
          y2: 'to',
          fill: ({ tint }: { tint: string }) => `var(${tint})`,
          fillOpacity: 0.75,
        }),
        plot.gridY(ticks, { stroke: LINE, strokeOpacity: 1 }),
        plot.axisY(ticks, { tickSize: 0, tickPadding: 8, fill: SOFT, label: null, tickFormat: String }),
        plot.axisX(shown, {
          tickSize: 0,
          tickPadding: 10,
          fill: SOFT,
          label: null,
          tickFormat: (at: number) => labels[at] ?? '',
        }),
        ...lines.flatMap(({ seat, values }) =>
          [
            { stroke: 'var(--seat-line)', strokeWidth: 4.5 },
            { stroke: colourOf(seat), strokeWidth: 2.5 },
          ].map((pen) =>
            plot.line(values, {
              x: (_, at) => at,
              y: (value) => value,
              strokeDasharray: dashOf(seat) || 'none',
              strokeLinejoin: 'round',
              strokeLinecap: 'butt',
              ...pen,
            }),
          ),
        ),
        ...lines.map(({ seat, values }, line) =>
          plot.dot(spots(values, line, labels.length), {
            x: 'at',
            y: 'value',
            fill: () => colourOf(seat),
            ...glyphs(OUTLINES[shapeOf(seat)], 12),
          }),
        ),
        plot.text(ends, {
          x: () => labels.length - 1,
          y: (_, line) => places[line] ?? 0,
          text: String,
          dx: 14,
          textAnchor: 'start',
          fill: INK,
          fontWeight: 700,
        }),
      ],
      color: { type: 'identity' },
    }
  }
}

const digits = (values: number[]): number => Math.max(0, ...values.map((value) => String(value).length)) * DIGIT

/** All rounds if they are few; of many every fourth, staggered by line, and the last. */
function spots(values: number[], line: number, count: number): { at: number; value: number }[] {
  const all = values.map((value, at) => ({ at, value }))
  return all.filter(({ at }) => count < FEW || at === values.length - 1 || at % 4 === line % 4)
}

export function keysOfLines({ lines }: Lines): Key[] {
  return lines.map(({ seat, name }) => ({
    label: name,
    mark: 'line',
    colour: colourOf(seat),
    dash: dashOf(seat),
    glyph: OUTLINES[shapeOf(seat)],
  }))
}

export function tableOfLines({ labels, lines }: Lines, head: string): ChartTable {
  return {
    head: [head, ...lines.map(({ name }) => name)],
    rows: labels.map((label, at) => [label, ...lines.map(({ values }) => String(values[at] ?? ''))]),
  }
}
