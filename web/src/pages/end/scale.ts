/** The arithmetic of a line chart. */

export interface Scale {
  /** Values at which a line is drawn across. */
  ticks: number[]
  low: number
  high: number
}

const STEPS = [1, 2, 4, 5]

/** Round numbers from at most the lowest to at least the highest value, about `wanted` of them; whole numbers only. */
export function scaleOf(values: number[], wanted = 5): Scale {
  const low = Math.min(0, ...values)
  const high = Math.max(1, ...values)
  const step = stepOf((high - low) / wanted)
  const ticks: number[] = []
  for (let tick = Math.floor(low / step) * step; tick - step < high; tick += step) ticks.push(tick)
  return { ticks, low: ticks[0]!, high: ticks.at(-1)! }
}

function stepOf(rough: number): number {
  for (let power = 1; ; power *= 10) for (const step of STEPS) if (step * power >= rough) return step * power
}

/** Where a value stands between the two ends of a range of pixels. */
export function place(value: number, low: number, high: number, start: number, end: number): number {
  return high === low ? (start + end) / 2 : start + ((value - low) / (high - low)) * (end - start)
}

export interface Spot {
  x: number
  y: number
}

/** The line through all spots. */
export function lineOf(spots: Spot[]): string {
  return spots.map(({ x, y }, at) => `${at ? 'L' : 'M'}${round(x)} ${round(y)}`).join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Moves labels apart that would cover each other, as little as possible and never past the edges. */
export function spread(wanted: number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a]! - wanted[b]!)
  const found = [...wanted]
  let edge = top
  for (const at of order) {
    found[at] = Math.max(found[at]!, edge)
    edge = found[at] + gap
  }
  edge = bottom
  for (const at of order.reverse()) {
    found[at] = Math.min(found[at]!, edge)
    edge = found[at] - gap
  }
  return found
}

/** Which labels below the axis fit: always the first and the last, and every n-th between. */
export function labelled(count: number, width: number, each = 44): boolean[] {
  const every = Math.max(1, Math.ceil((count * each) / Math.max(width, 1)))
  const last = count - 1
  return Array.from({ length: count }, (_, at) => at === last || (at % every === 0 && last - at >= every / 2))
}
