/** A QR code of a short text (ISO/IEC 18004): bytes, versions 1 to 10, error correction M. A link needs no more. */

// Per version, from 1: code words of data per block group as [blocks, data words] pairs, and error words per block.
const BLOCKS: readonly [error: number, groups: readonly (readonly [number, number])[]][] = [
  [10, [[1, 16]]],
  [16, [[1, 28]]],
  [26, [[1, 44]]],
  [18, [[2, 32]]],
  [24, [[2, 43]]],
  [16, [[4, 27]]],
  [18, [[4, 31]]],
  [22, [[2, 38], [2, 39]]],
  [22, [[3, 36], [2, 37]]],
  [26, [[4, 43], [1, 44]]],
] // prettier-ignore
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]

const EXP = new Uint8Array(255)
const LOG = new Uint8Array(256)
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x
  LOG[x] = i
  x = x & 128 ? (x << 1) ^ 0x11d : x << 1
}
const at = (list: ArrayLike<number>, i: number): number => list[i] ?? 0
const times = (a: number, b: number): number => (a && b ? at(EXP, (at(LOG, a) + at(LOG, b)) % 255) : 0)

/** The remainder of Reed and Solomon: `count` words that let a reader repair the block. */
function errorWords(data: number[], count: number): number[] {
  let divisor = [1]
  for (let i = 0; i < count; i++) {
    const next = [...divisor, 0]
    divisor.forEach((word, j) => (next[j + 1] = at(next, j + 1) ^ times(word, at(EXP, i))))
    divisor = next
  }
  const rest = [...data, ...new Array<number>(count).fill(0)]
  for (let i = 0; i < data.length; i++) {
    const factor = at(rest, i)
    if (factor) divisor.forEach((word, j) => (rest[i + j] = at(rest, i + j) ^ times(word, factor)))
  }
  return rest.slice(data.length)
}

function capacity(version: number): number {
  return (BLOCKS[version - 1]?.[1] ?? []).reduce((sum, [blocks, words]) => sum + blocks * words, 0)
}

/** The text as words, padded to what the version holds. */
function dataWords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = []
  const push = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1)
  }
  push(4, 4)
  push(bytes.length, version < 10 ? 8 : 16)
  bytes.forEach((byte) => push(byte, 8))
  const room = capacity(version) * 8
  push(0, Math.min(4, room - bits.length))
  push(0, (8 - (bits.length % 8)) % 8)
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) push(pad, 8)
  return Array.from({ length: room / 8 }, (_, i) => bits.slice(8 * i, 8 * i + 8).reduce((sum, bit) => 2 * sum + bit, 0))
}

/** Blocks taken in turns, first their data, then their error words. */
function woven(words: number[], version: number): number[] {
  const [count, groups] = BLOCKS[version - 1] ?? [0, []]
  const blocks: number[][] = []
  let start = 0
  for (const [number, size] of groups) for (let i = 0; i < number; i++) blocks.push(words.slice(start, (start += size)))
  const weave = (lists: number[][]): number[] =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, i) =>
      lists.flatMap((list) => (i < list.length ? [at(list, i)] : [])),
    ).flat()
  return [...weave(blocks), ...weave(blocks.map((block) => errorWords(block, count)))]
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

class Square {
  readonly dark: boolean[][]
  readonly fixed: boolean[][]

  constructor(readonly size: number) {
    this.dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
    this.fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
  }

  put(x: number, y: number, dark: boolean): void {
    const row = this.dark[y]
    const fixed = this.fixed[y]
    if (!row || !fixed || x < 0 || x >= this.size) return
    row[x] = dark
    fixed[x] = true
  }

  /** A finder or alignment pattern: rings around a middle. */
  rings(x: number, y: number, reach: number, light: readonly number[]): void {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        this.put(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
  }
}

function drawFixed(square: Square, version: number): void {
  const { size } = square
  for (let i = 0; i < size; i++) {
    square.put(6, i, i % 2 === 0)
    square.put(i, 6, i % 2 === 0)
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square.rings(x, y, 4, [2, 4]) // prettier-ignore
  const places = ALIGNED[version - 1] ?? []
  const last = places.at(-1)
  for (const x of places)
    for (const y of places)
      if (!((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6))) square.rings(x, y, 2, [1])
  drawFormat(square, 0)
  if (version >= 7) drawVersion(square, version)
}

function drawFormat(square: Square, mask: number): void {
  const { size } = square
  let rest = mask // level M is 00
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  const bit = (i: number): boolean => ((bits >> i) & 1) === 1
  for (let i = 0; i < 6; i++) square.put(8, i, bit(i))
  square.put(8, 7, bit(6))
  square.put(8, 8, bit(7))
  square.put(7, 8, bit(8))
  for (let i = 9; i < 15; i++) square.put(14 - i, 8, bit(i))
  for (let i = 0; i < 8; i++) square.put(size - 1 - i, 8, bit(i))
  for (let i = 8; i < 15; i++) square.put(8, size - 15 + i, bit(i))
  square.put(8, size - 8, true)
}

function drawVersion(square: Square, version: number): void {
  let rest = version
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let i = 0; i < 18; i++) {
    const a = square.size - 11 + (i % 3)
    const b = Math.floor(i / 3)
    square.put(a, b, ((bits >> i) & 1) === 1)
    square.put(b, a, ((bits >> i) & 1) === 1)
  }
}

/** Words snake upwards and downwards through what isn't fixed, two columns at a time. */
function drawWords(square: Square, words: number[], mask: number): void {
  const { size } = square
  let i = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
        const row = square.dark[y]
        if (!row || square.fixed[y]?.[x]) continue
        const bit = ((at(words, i >> 3) >> (7 - (i & 7))) & 1) === 1
        row[x] = bit !== MASKS[mask]?.(x, y)
        i++
      }
  }
}

/** How hard a reader would find it: runs, blocks, false finders, imbalance. */
function penalty({ dark, size }: Square): number {
  let points = 0
  const lines = [...dark, ...dark.map((_, x) => dark.map((row) => row[x] ?? false))]
  for (const line of lines) {
    const text = line.map(Number).join('')
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2
    for (const finder of ['10111010000', '00001011101'])
      for (let from = text.indexOf(finder); from >= 0; from = text.indexOf(finder, from + 1)) points += 40
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const one = dark[y]?.[x]
      if (one === dark[y - 1]?.[x] && one === dark[y]?.[x - 1] && one === dark[y - 1]?.[x - 1]) points += 3
    }
  const share = dark.flat().filter(Boolean).length / (size * size)
  return points + 10 * Math.floor(Math.abs(share * 20 - 10))
}

/** Rows of dark and light; null if the text is too long. A mask can be fixed to compare with others' codes. */
export function qr(text: string, fixedMask?: number): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const version = BLOCKS.findIndex((_, i) => bytes.length + (i < 9 ? 2 : 3) <= capacity(i + 1)) + 1
  if (!version) return null
  const words = woven(dataWords(bytes, version), version)
  const drawn = (mask: number): Square => {
    const square = new Square(17 + 4 * version)
    drawFixed(square, version)
    drawFormat(square, mask)
    drawWords(square, words, mask)
    return square
  }
  if (fixedMask !== undefined) return drawn(fixedMask).dark
  const all = MASKS.map((_, mask) => drawn(mask))
  return all.reduce((best, square) => (penalty(square) < penalty(best) ? square : best)).dark
}
