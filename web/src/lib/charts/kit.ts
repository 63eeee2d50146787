/** What all charts share: how they are described, drawn and written as a table. */

import type { MarkOptions, Markish, PlotOptions } from '@observablehq/plot'

export type Plot = typeof import('./marks')

/** A chart in a given width: Plot's options. */
export type Draw = (plot: Plot, width: number) => PlotOptions

/** The same as a table, for people who can't or don't want to look at pictures. */
export interface ChartTable {
  head: string[]
  rows: string[][]
}

/** What tells things apart in a chart besides their colour. */
export interface Key {
  label: string
  mark: 'line' | 'thick' | 'thin' | 'fill' | 'outline' | 'dot' | 'ring' | 'dash'
  colour: string
  /** Dashes of a line. */
  dash?: string
  /** The outline of a glyph, in a box of 24 x 24. */
  glyph?: string
}

export const INK = 'var(--ink)'
export const SOFT = 'var(--ink-soft)'
export const LINE = 'var(--line)'
export const STRONG = 'var(--line-strong)'
export const PAPER = 'var(--paper)'
export const ACCENT = 'var(--accent)'
export const SECOND = 'var(--happy)'

/** For labels on top of lines. */
export const HALO = { stroke: PAPER, strokeWidth: 4 } as const

/** On narrower charts, names stand above what they name. */
export const NARROW = 520
const LETTER = 7.6 // average width of a letter, generously

let loading: Promise<Plot> | undefined

/** Load the library once; a failed attempt may be repeated. */
export function loadPlot(): Promise<Plot> {
  loading ??= import('./marks').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** The drawing itself. Plot's inline style sheet is removed, since the page forbids inline styles; `Chart.svelte` has the same rules. */
export function drawn(plot: Plot, draw: Draw, width: number, title: string): SVGSVGElement {
  const options = draw(plot, width)
  const svg = plot.plot({ className: 'chart', ...options, width, ariaLabel: title, figure: false } as PlotOptions)
  for (const style of svg.querySelectorAll('style')) style.remove()
  // The picture has one label; its parts need none.
  for (const part of svg.querySelectorAll('[aria-label]')) {
    part.setAttribute('data-mark', part.getAttribute('aria-label') ?? '')
    part.removeAttribute('aria-label')
  }
  svg.setAttribute('role', 'img')
  return svg as SVGSVGElement
}

/** Width of the names beside the chart. */
export function roomFor(names: readonly string[], most: number): number {
  return Math.min(Math.max(...names.map((name) => name.length), 0) * LETTER + 14, most)
}

/** A name shortened to so many pixels. */
export function shortened(name: string, room: number): string {
  const letters = Math.max(Math.floor((room - 10) / LETTER), 3)
  return name.length > letters ? `${name.slice(0, letters - 1).trimEnd()}…` : name
}

const STEPS = [1, 2, 4, 5]

/** Whole numbers for grid lines, from at most the lowest to at least the highest value. */
export function wholeTicks(values: readonly number[], wanted = 5): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)]
  const step = stepOf((high - low) / wanted)
  const ticks: number[] = []
  for (let tick = Math.floor(low / step) * step; tick - step < high; tick += step) ticks.push(tick)
  return ticks
}

function stepOf(rough: number): number {
  for (let power = 1; ; power *= 10) for (const step of STEPS) if (step * power >= rough) return step * power
}

/** Which of so many labels along an axis fit: always the first and the last, and every n-th between. */
export function thinned(count: number, width: number, each = 44): number[] {
  const every = Math.max(1, Math.ceil((count * each) / Math.max(width, 1)))
  const last = count - 1
  return Array.from({ length: count }, (_, at) => at).filter(
    (at) => at === last || (at % every === 0 && last - at >= every / 2),
  )
}

/** Moves overlapping labels apart, as little as possible and never past the edges. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a]! - wanted[b]!)
  const found = [...wanted]
  let edge = low
  for (const at of order) edge = (found[at] = Math.max(found[at]!, edge)) + gap
  edge = high
  for (const at of order.reverse()) edge = (found[at] = Math.min(found[at]!, edge)) - gap
  return found
}

/** Draws outlines of 24 x 24 in place of a mark's dots. */
export function glyphs(outline: string, size: number): Pick<MarkOptions, 'render'> {
  return {
    render: (index, _scales, values, _dimensions, context) => {
      const make = (name: string): SVGElement => context.ownerSVGElement.ownerDocument.createElementNS(SVG, name)
      const group = make('g')
      const { x = [], y = [], fill = [] } = values as Record<string, ArrayLike<number | string>>
      for (const at of index) {
        const path = make('path')
        path.setAttribute('d', outline)
        path.setAttribute(
          'transform',
          `translate(${Number(x[at]) - size / 2} ${Number(y[at]) - size / 2}) scale(${size / 24})`,
        )
        path.setAttribute('fill', String(fill[at]))
        path.setAttribute('stroke', 'var(--seat-line)')
        path.setAttribute('stroke-width', '2.5')
        group.append(path)
      }
      return group
    },
  }
}

const SVG = 'http://www.w3.org/2000/svg'

export type { Markish, PlotOptions }
