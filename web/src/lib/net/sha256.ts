/** SHA-256. Browsers offer theirs to secure pages only, and a table in a home network is served over plain http. */

const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: 17 }, (_, d) => d + 2).some((d) => d < n && n % d === 0),
)
/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)))
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

export function sha256(bytes: Uint8Array): string {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, bytes.length * 8)
  const hash = [...START]
  for (let at = 0; at < padded.length; at += 64) mix(hash, view, at)
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function mix(hash: number[], view: DataView, at: number): void {
  const words: number[] = []
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let n = 0; n < 64; n++) {
    if (n < 16) words.push(view.getInt32(at + 4 * n))
    else {
      const [early = 0, late = 0] = [words[n - 15], words[n - 2]]
      const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
      const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
      words.push(((words[n - 16] ?? 0) + first + (words[n - 7] ?? 0) + second) | 0)
    }
    const sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const one = (h + sum + ((e & f) ^ (~e & g)) + (ROUNDS[n] ?? 0) + (words[n] ?? 0)) | 0
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, n) => (hash[n] = ((hash[n] ?? 0) + word) | 0))
}

/** The hash of lines, each ended by a line feed. */
export function hashOf(...lines: string[]): string {
  return sha256(new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')))
}

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}
