/** How intervals narrowed while a study ran: a strip for each group, with the even line through all of them. */

import { ACCENT, HALO, INK, LINE, NARROW, SOFT, STRONG, roomFor, shortened, type Draw, type ChartTable } from './kit'

export interface Moment {
  deals: number
  value: number
  low: number
  high: number
}

export interface Narrowing {
  groups: { name: string; moments: Moment[] }[]
  even: number | null
  format: (value: number) => string
  /** «41 % (38 to 44)». */
  tell: (moment: Moment) => string
}

const STRIP = 88
const TICKS = 46 // pixels for the numbers at the left
const LABELS = 220 // ... and at the right, at most

export function drawNarrowing({ groups, even, format, tell }: Narrowing): Draw {
  return (plot, width) => {
    const isNarrow = width < NARROW
    const names = groups.map(({ name }) => name)
    const moments = groups.flatMap(({ moments }, at) => moments.map((moment) => ({ ...moment, group: at })))
    const lasts = groups.flatMap(({ name, moments }, at) =>
      moments.slice(-1).map((moment) => ({ ...moment, group: at, name })),
    )
    const room = isNarrow ? TICKS : roomFor(names, width * 0.3) + TICKS
    const values = [...moments.flatMap(({ low, high }) => [low, high]), ...(even === null ? [] : [even])]
    return {
      height: (isNarrow ? STRIP + 16 : STRIP) * groups.length + 40,
      marginLeft: room,
      marginRight: isNarrow ? 12 : roomFor(lasts.map(tell), LABELS),
      marginTop: isNarrow ? 18 : 6,
      marginBottom: 32,
      x: { domain: [0, Math.max(...moments.map(({ deals }) => deals), 1)] },
      y: { domain: [Math.min(...values), Math.max(...values)], nice: true },
      fy: { domain: groups.map((_, at) => at), padding: 0.3, axis: null },
      marks: [
        plot.gridY({ ticks: 3, stroke: LINE, strokeOpacity: 1 }),
        plot.axisY({ ticks: 3, tickSize: 0, tickPadding: 6, fill: SOFT, label: null, tickFormat: format }),
        plot.axisX({ ticks: isNarrow ? 3 : 6, tickSize: 0, tickPadding: 8, fill: SOFT, label: null }),
        even === null ? null : plot.ruleY([even], { stroke: STRONG, strokeWidth: 2, strokeDasharray: '6 4' }),
        plot.areaY(moments, {
          fy: 'group',
          x: 'deals',
          y1: 'low',
          y2: 'high',
          fill: ACCENT,
          fillOpacity: 0.25,
          curve: 'step-after',
        }),
        plot.line(moments, {
          fy: 'group',
          x: 'deals',
          y: 'low',
          stroke: ACCENT,
          strokeWidth: 1.5,
          curve: 'step-after',
        }),
        plot.line(moments, {
          fy: 'group',
          x: 'deals',
          y: 'high',
          stroke: ACCENT,
          strokeWidth: 1.5,
          curve: 'step-after',
        }),
        plot.line(moments, { fy: 'group', x: 'deals', y: 'value', stroke: INK, strokeWidth: 2 }),
        plot.dot(lasts, { fy: 'group', x: 'deals', y: 'value', r: 4, fill: INK }),
        isNarrow
          ? plot.text(lasts, {
              fy: 'group',
              text: (last) => `${last.name}  ${tell(last)}`,
              frameAnchor: 'top-left',
              dy: -12,
              textAnchor: 'start',
              fill: INK,
              ...HALO,
              fontWeight: 600,
            })
          : [
              plot.text(lasts, {
                fy: 'group',
                text: ({ name }) => shortened(name, room - TICKS),
                frameAnchor: 'left',
                dx: -TICKS - 4,
                textAnchor: 'end',
                fill: INK,
                fontWeight: 600,
              }),
              plot.text(lasts, {
                fy: 'group',
                text: tell,
                frameAnchor: 'right',
                dx: 10,
                textAnchor: 'start',
                fill: INK,
              }),
            ],
      ],
    }
  }
}

export function tableOfNarrowing({ groups, tell }: Narrowing, head: string): ChartTable {
  const deals = [...new Set(groups.flatMap(({ moments }) => moments.map((moment) => moment.deals)))].sort(
    (a, b) => a - b,
  )
  return {
    head: [head, ...groups.map(({ name }) => name)],
    rows: deals.map((at) => [
      String(at),
      ...groups.map(({ moments }) => {
        const moment = moments.find((each) => each.deals === at)
        return moment ? tell(moment) : '–'
      }),
    ]),
  }
}
