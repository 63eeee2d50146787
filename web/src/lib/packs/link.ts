/** A pack in an address: compressed, after the `#`, so that no server sees it. */

import type { Pack } from './pack'

export interface LinkedPack extends Pack {
  game: string
}

type Bytes = Uint8Array<ArrayBuffer>

/** The length of an address that every mail program and messenger accepts. */
export const LONGEST_LINK = 8000
const LARGEST = 200_000 // bytes after decompression: a link must not fill the memory

/** The part after the `#`; null if it would be too long to share. */
export async function packLink(pack: LinkedPack): Promise<string | null> {
  const bytes = new TextEncoder().encode(JSON.stringify(pack))
  const packed = await through(bytes, new CompressionStream('deflate-raw'), (LONGEST_LINK * 3) / 4)
  const text = packed && btoa(String.fromCharCode(...packed))
  return text && `pack=${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** The pack in an address; null if there is none, or it can't be read. */
export async function linkedPack(hash: string): Promise<LinkedPack | null> {
  const text = hash.match(/^#pack=([A-Za-z0-9_-]+)$/)?.[1]
  if (!text || text.length > LONGEST_LINK) return null
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const bytes = await through(packed, new DecompressionStream('deflate-raw'), LARGEST)
    const found: unknown = bytes && JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isLinked(found) ? found : null
  } catch {
    return null
  }
}

/** Null if the result would be too large. */
async function through(
  bytes: Bytes,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Bytes | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const parts: Bytes[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > most) {
      await reader.cancel()
      return null
    }
    parts.push(part.value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

function isLinked(found: unknown): found is LinkedPack {
  const { game, name, files } = (found ?? {}) as Record<string, unknown>
  const isFiles =
    typeof files === 'object' && files !== null && Object.values(files).every((text) => typeof text === 'string')
  return typeof game === 'string' && typeof name === 'string' && isFiles
}
