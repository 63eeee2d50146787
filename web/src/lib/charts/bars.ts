/** Where points come from: a bar for each group, of parts that add up. A part is labelled if there is room, and always in the key. */

import { INK, LINE, NARROW, PAPER, SOFT, STRONG, roomFor, shortened, type Draw, type ChartTable, type Key } from './kit'

export interface Bars {
  parts: { id: string; label: string }[]
  /** In the order of the parts. */
  groups: { name: string; amounts: number[] }[]
  format: (value: number) => string
}

/** They differ in lightness as well as in hue, so that everybody can tell neighbours apart. */
const COLOURS = [
  '#4477aa',
  '#eecc66',
  '#994455',
  '#66ccee',
  '#997700',
  '#aaaaaa',
  '#228833',
  '#ee99aa',
  '#004488',
  '#ccbb44',
  '#aa3377',
  '#77aadd',
]
const DARK = new Set(['#4477aa', '#994455', '#997700', '#228833', '#004488', '#aa3377'])
const ROW = { wide: 40, narrow: 58 }
const colourAt = (part: number): string => COLOURS[part % COLOURS.length]!

interface Piece {
  group: number
  from: number
  to: number
  part: number
  amount: number
}

/** Positive parts go to the right, negative ones to the left. */
export function piecesOf({ groups }: Pick<Bars, 'groups'>): Piece[] {
  return groups.flatMap(({ amounts }, group) => {
    let [right, left] = [0, 0]
    return amounts.flatMap((amount, part): Piece[] => {
      if (!amount) return []
      if (amount > 0) return [{ group, part, amount, from: right, to: (right += amount) }]
      return [{ group, part, amount, to: left, from: (left += amount) }]
    })
  })
}

export function drawBars({ parts, groups, format }: Bars): Draw {
  return (plot, width) => {
    const isNarrow = width < NARROW
    const names = groups.map(({ name }) => name)
    const room = isNarrow ? 8 : roomFor(names, width * 0.3)
    const pieces = piecesOf({ groups })
    const [low, high] = [Math.min(0, ...pieces.map(({ from }) => from)), Math.max(0, ...pieces.map(({ to }) => to))]
    const perPoint = (width - room - 60) / Math.max(high - low, 1)
    const fits = pieces.filter(
      ({ from, to, part }) => (to - from) * perPoint > (parts[part]?.label.length ?? 0) * 7 + 10,
    )
    const total = (group: number): number => (groups[group]?.amounts ?? []).reduce((sum, amount) => sum + amount, 0)
    const top = isNarrow ? 24 : 6
    return {
      height: (isNarrow ? ROW.narrow : ROW.wide) * groups.length + 40,
      marginLeft: room,
      marginRight: isNarrow ? 12 : 60,
      marginTop: 6,
      marginBottom: 32,
      x: { domain: [low, high] },
      y: { domain: groups.map((_, at) => at), type: 'band', padding: 0, axis: null },
      color: { type: 'identity' },
      marks: [
        plot.gridX({ stroke: LINE, strokeOpacity: 1, ticks: isNarrow ? 4 : 7 }),
        plot.axisX({ tickSize: 0, tickPadding: 8, fill: SOFT, label: null, ticks: isNarrow ? 4 : 7 }),
        plot.barX(pieces, {
          y: 'group',
          x1: 'from',
          x2: 'to',
          fill: ({ part }: Piece) => colourAt(part),
          stroke: PAPER,
          strokeWidth: 1.5,
          insetTop: top,
          insetBottom: 6,
        }),
        plot.ruleX([0], { stroke: STRONG, strokeWidth: 1.5 }),
        plot.text(fits, {
          y: 'group',
          x: ({ from, to }: Piece) => (from + to) / 2,
          text: ({ part }: Piece) => parts[part]?.label ?? '',
          dy: (top - 6) / 2,
          fill: ({ part }: Piece) => (DARK.has(colourAt(part)) ? '#ffffff' : '#1b1f24'),
        }),
        isNarrow
          ? plot.text(groups, {
              y: (_, at) => at,
              text: ({ name }, at) => `${name}  ${format(total(at))}`,
              frameAnchor: 'left',
              dy: -18,
              textAnchor: 'start',
              fill: INK,
              fontWeight: 600,
            })
          : [
              plot.text(groups, {
                y: (_, at) => at,
                text: ({ name }) => shortened(name, room),
                frameAnchor: 'left',
                dx: -10,
                textAnchor: 'end',
                fill: INK,
                fontWeight: 600,
              }),
              plot.text(groups, {
                y: (_, at) => at,
                text: (_, at) => format(total(at)),
                frameAnchor: 'right',
                dx: 10,
                textAnchor: 'start',
                fill: INK,
                fontWeight: 700,
              }),
            ],
      ],
    }
  }
}

export function keysOfBars({ parts }: Bars): Key[] {
  return parts.map(({ label }, at) => ({ label, mark: 'fill', colour: colourAt(at) }))
}

export function tableOfBars({ parts, groups, format }: Bars, head: string, total: string): ChartTable {
  return {
    head: [head, ...parts.map(({ label }) => label), total],
    rows: groups.map(({ name, amounts }) => [
      name,
      ...amounts.map(format),
      format(amounts.reduce((sum, one) => sum + one, 0)),
    ]),
  }
}
