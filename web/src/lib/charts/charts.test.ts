import { beforeAll, expect, test } from 'vitest'
import { drawBars, piecesOf } from './bars'
import { drawColumns, tableOfColumns } from './columns'
import { binsOf, drawDistribution, tableOfDistribution, meanOf, widthOf } from './distribution'
import { svgFile } from './files'
import { domainOf, drawIntervals, tableOfIntervals, type Intervals } from './intervals'
import { drawn, loadPlot, shortened, spread, thinned, wholeTicks, type Draw, type Plot } from './kit'
import { drawLines, tableOfLines } from './lines'
import { drawNarrowing, tableOfNarrowing } from './narrowing'

let plot: Plot
beforeAll(async () => {
  plot = await loadPlot()
})

const svg = (draw: Draw, width = 700): SVGSVGElement => drawn(plot, draw, width, 'A chart')
const texts = (draw: Draw, width = 700): string[] =>
  [...svg(draw, width).querySelectorAll('text')].map(({ textContent }) => textContent ?? '')

const lines = {
  labels: ['Start', '1', '2'],
  lines: [
    { seat: 1, name: 'Ada', values: [2, 3, 7] },
    { seat: 2, name: 'Bo', values: [2, 2, 7] },
  ],
}

test('ticks are round whole numbers that hold every value', () => {
  expect(wholeTicks([3, 12, 7])).toEqual([0, 4, 8, 12])
  expect(wholeTicks([0, 4])).toEqual([0, 1, 2, 3, 4])
  expect(wholeTicks([])).toEqual([0, 1])
  const wide = wholeTicks([-3, 207])
  expect([wide[0]! <= -3, wide.at(-1)! >= 207, wide.length < 9]).toEqual([true, true, true])
})

test('labels that would cover each other are moved apart', () => {
  const sorted = spread([50, 50, 52], 10, 0, 100).sort((a, b) => a - b)
  expect(sorted[1]! - sorted[0]!).toBeGreaterThanOrEqual(10)
  expect(sorted[2]! - sorted[1]!).toBeGreaterThanOrEqual(10)
  expect(Math.max(...spread([98, 99, 100], 10, 0, 100))).toBeLessThanOrEqual(100)
})

test('few labels all stay, many are thinned out, the last is kept; long names are shortened', () => {
  expect(thinned(4, 400)).toEqual([0, 1, 2, 3])
  expect(thinned(50, 400).length).toBeLessThan(12)
  expect(thinned(50, 400).at(-1)).toBe(49)
  expect([shortened('Banker', 200), shortened('The very long name of a role', 90)]).toEqual(['Banker', 'The very…'])
})

test('a drawing brings no style sheet, which the page forbids, and says what it shows', () => {
  const chart = svg(drawLines(lines))
  expect(chart.querySelector('style')).toBeNull()
  expect([chart.getAttribute('role'), chart.getAttribute('aria-label')]).toEqual(['img', 'A chart'])
})

test('lines differ by dashes and glyphs, and end with their figure', () => {
  const chart = svg(drawLines(lines))
  const dashes = [...chart.querySelectorAll('[data-mark=line]')].map((line) => line.getAttribute('stroke-dasharray'))
  expect(dashes).toEqual([null, null, '9 4', '9 4'])
  expect(chart.querySelectorAll('path[transform]').length).toBeGreaterThanOrEqual(6)
  const ends = texts(drawLines(lines)).slice(-2)
  expect(ends).toEqual(['7', '7'])
  expect(tableOfLines(lines, 'Round')).toEqual({
    head: ['Round', 'Ada', 'Bo'],
    rows: [
      ['Start', '2', '2'],
      ['1', '3', '2'],
      ['2', '7', '7'],
    ],
  })
})

const columns = {
  labels: ['1'],
  parts: ['start', 'loans', 'supply'].map((id) => ({ id, label: id, colour: 'red' })),
  amounts: [[70, 150, -40]],
}

test('what is negative hangs below the line, and all of it adds up', () => {
  const bars = [...svg(drawColumns(columns)).querySelectorAll('[data-mark=bar] rect')]
  const [start, loans, supply] = bars.map((bar) => Number(bar.getAttribute('y')))
  expect([loans! < start!, start! < supply!]).toEqual([true, true])
  expect(texts(drawColumns(columns)).at(-1)).toBe('180')
  expect(tableOfColumns(columns, 'Round', 'Total').rows).toEqual([['1', '70', '150', '-40', '180']])
})

const intervals: Intervals = {
  groups: [
    { name: 'Banker', value: 41, low: 38, high: 44, anyLow: 36, anyHigh: 46, n: 400, isSurprising: true },
    { name: 'Farmer', value: 19, low: 16, high: 22, anyLow: 14, anyHigh: 24, n: 400 },
  ],
  even: { value: 20, label: 'even: 20 %' },
  format: (value) => `${Math.round(value)} %`,
  tell: ({ value }) => `${value} %!`,
  bounds: [0, 100],
}

test('an interval is read without colours: its name, its figures, and a filled mark where it is surprising', () => {
  for (const width of [700, 340]) {
    const said = texts(drawIntervals(intervals), width).join('|')
    for (const words of ['Banker', 'Farmer', '41 %!', 'even: 20 %']) expect(said).toContain(words)
  }
  const dots = [...svg(drawIntervals(intervals)).querySelectorAll('[data-mark=dot]')]
  expect(dots.map((dots) => dots.getAttribute('fill'))).toEqual(['var(--ink)', 'var(--paper)'])
})

test('the axis shows every interval and the even line, and nothing that can’t be', () => {
  const [low, high] = domainOf(intervals)
  expect([low < 14, high > 46]).toEqual([true, true])
  expect(domainOf({ ...intervals, groups: [{ name: '', value: 1, low: 0, high: 99.9, n: 3 }] })).toEqual([0, 100])
  expect(tableOfIntervals(intervals, ['Role'], '*').rows[0]).toEqual([
    'Banker',
    '41 %',
    '38 % … 44 %',
    '36 % … 46 %',
    '400',
    '*',
  ])
})

test('narrowing intervals have a strip for each group', () => {
  const moments = [
    { deals: 10, value: 50, low: 20, high: 80 },
    { deals: 400, value: 41, low: 36, high: 46 },
  ]
  const chart = {
    groups: ['Banker', 'Farmer'].map((name) => ({ name, moments })),
    even: 20,
    format: String,
    tell: ({ value, low, high }: (typeof moments)[0]) => `${value} (${low}–${high})`,
  }
  expect(svg(drawNarrowing(chart)).querySelectorAll('[data-mark=area] path')).toHaveLength(2)
  expect(tableOfNarrowing(chart, 'Deals').rows[1]).toEqual(['400', '41 (36–46)', '41 (36–46)'])
})

test('numbers are counted in columns, also where nothing fell', () => {
  const design = {
    name: 'A',
    counts: [
      { value: 3, games: 1 },
      { value: 5, games: 3 },
    ],
  }
  expect(binsOf(design, 1).map(({ n }) => n)).toEqual([1, 0, 3])
  expect([widthOf([design]), meanOf(design)]).toEqual([1, 4.5])
  expect(widthOf([{ name: 'B', counts: [0, 199].map((value) => ({ value, games: 1 })) }])).toBe(5)
  const chart = {
    designs: [design, { ...design, name: 'B' }],
    label: 'Rounds',
    format: (share: number) => `${100 * share} %`,
  }
  expect(svg(drawDistribution(chart)).querySelectorAll('[data-mark=rect] rect')).toHaveLength(3)
  expect(tableOfDistribution(chart).rows[0]).toEqual(['3', '1 (25 %)', '1 (25 %)'])
})

test('sources that cost points go to the left', () => {
  const groups = [{ name: 'Chef', amounts: [3, -1, 0, 2] }]
  expect(piecesOf({ groups })).toEqual([
    { group: 0, part: 0, amount: 3, from: 0, to: 3 },
    { group: 0, part: 1, amount: -1, from: -1, to: 0 },
    { group: 0, part: 3, amount: 2, from: 3, to: 5 },
  ])
  const parts = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id }))
  expect(texts(drawBars({ parts, groups, format: String }))).toContain('4')
})

test('a file is readable by itself: with its title, and no colour left to a style sheet', () => {
  const chart = svg(drawIntervals(intervals))
  document.body.append(chart)
  const file = svgFile(chart, 'Who wins & how often')
  chart.remove()
  expect(file).toMatch(/^<\?xml/)
  expect(file).toContain('xmlns="http://www.w3.org/2000/svg"')
  expect(file).toContain('Who wins &amp; how often')
})
