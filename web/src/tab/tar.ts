/** The files in a tar archive, in the ustar format that Python's `tarfile` writes. */

const BLOCK = 512
const FILE = '0'

export function filesIn(archive: Uint8Array): [string, Uint8Array][] {
  const found: [string, Uint8Array][] = []
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0;) {
    const text = (from: number, length: number): string =>
      new TextDecoder().decode(archive.subarray(at + from, at + from + length)).replace(/[\0 ].*$/s, '')
    const prefix = text(345, 155)
    const size = parseInt(text(124, 12), 8)
    const start = at + BLOCK
    if (text(156, 1) === FILE)
      found.push([(prefix && `${prefix}/`) + text(0, 100), archive.subarray(start, start + size)])
    at = start + Math.ceil(size / BLOCK) * BLOCK
  }
  return found
}
