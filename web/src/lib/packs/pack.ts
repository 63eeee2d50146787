/** House cards as data: as requested for a table, and as a file. */

import type { ChangeData, PackCheck } from '../net/api'

export interface Pack {
  name: string
  /** By name. */
  files: Record<string, string>
}

/** Corrected keys, by card of a table of the catalogue. */
export type Edits = Record<string, Record<string, Record<string, unknown>>>

export const LONGEST_NAME = 40
/** Characters that no folder name has, or that have a special meaning. */
const UNUSABLE = /[/\\\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

export function packName(text: string): string {
  return text.replaceAll(UNUSABLE, ' ').trim().slice(0, LONGEST_NAME).trim()
}

/** A pack of one file, named like the pack, so that the file alone is enough. */
export function packOf(game: string, name: string, edits: Edits): Pack {
  return { name, files: { [`${name}.toml`]: tomlOf(game, name, edits) } }
}

export function tomlOf(game: string, name: string, edits: Edits): string {
  const head = `[pack]\nname = ${tomlValue(name)}\ngame = ${tomlValue(game)}\n`
  const entries = Object.entries(edits).flatMap(([table, cards]) =>
    Object.entries(cards).map(([card, keys]) => {
      const lines = Object.entries(keys).map(([key, value]) => `${tomlKey(key)} = ${tomlValue(value)}\n`)
      return `\n[[${tomlKey(table)}]]\nid = ${tomlValue(card)}\n${lines.join('')}`
    }),
  )
  return head + entries.join('')
}

const tomlKey = (key: string): string => (/^[A-Za-z0-9_-]+$/.test(key) ? key : JSON.stringify(key))

function tomlValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(tomlValue).join(', ')}]`
  if (value && typeof value === 'object') {
    const parts = Object.entries(value).map(([key, inner]) => `${tomlKey(key)} = ${tomlValue(inner)}`)
    return parts.length ? `{ ${parts.join(', ')} }` : '{}'
  }
  // TOML escapes what JSON does, and one character more.
  return JSON.stringify(value).replaceAll('\u007f', '\\u007f')
}

/** What a parsed pack says about each card; the last entry for a card counts. */
export function editsIn(entries: PackCheck['entries']): Edits {
  const edits: Edits = {}
  for (const { table, entry } of entries) {
    const { id, ...keys } = entry
    const cards = (edits[table] ??= {})
    cards[String(id)] = { ...cards[String(id)], ...keys }
  }
  return edits
}

/** Changes by card, in their order. */
export function byCard(changes: readonly ChangeData[]): { table: string; card: string; changes: ChangeData[] }[] {
  const found = new Map<string, { table: string; card: string; changes: ChangeData[] }>()
  for (const change of changes) {
    const place = `${change.table} ${change.card}`
    const known = found.get(place)
    if (known) known.changes.push(change)
    else found.set(place, { table: change.table, card: change.card, changes: [change] })
  }
  return [...found.values()]
}

/** Chosen files as a pack, named after the first. */
export async function packFrom(files: readonly File[]): Promise<Pack> {
  const sorted = [...files].sort((a, b) => (a.name < b.name ? -1 : 1))
  const texts = await Promise.all(sorted.map(async (file) => [file.name, await file.text()] as const))
  return {
    name: packName((sorted[0]?.name ?? '').replace(/\.toml$/i, '')) || 'cards',
    files: Object.fromEntries(texts),
  }
}
