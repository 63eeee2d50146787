/** The cards of a game from the server, prepared for display: kinds, modes, certainty (UI-R4). */

import { plain } from '../../lib/rules/rulebook'

export interface CardRow {
  id: string
  name: string
  kind: string
  certainty: string
  /** Empty: in every mode. */
  modes: string[]
  rules: string[]
  count: number
  note: string
  /** The data itself as text, for games without drawings here. */
  effect: string
}

type Raw = Record<string, unknown>

/** `kinds`: the game's tables that are cards, in its own order; without them everything with an id and a name is a card. */
export function rowsOf(data: Record<string, unknown>, kinds = kindsOf(data)): CardRow[] {
  return kinds.flatMap((kind) => ((data[kind] ?? []) as Raw[]).map((raw) => rowOf(kind, raw)))
}

function kindsOf(data: Record<string, unknown>): readonly string[] {
  const isCard = (row: unknown): boolean => row !== null && typeof row === 'object' && 'id' in row && 'name' in row
  return Object.keys(data).filter((kind) => {
    const rows = data[kind]
    return Array.isArray(rows) && rows.every(isCard)
  })
}

export function rowOf(kind: string, raw: Raw): CardRow {
  const text = (name: string): string => (typeof raw[name] === 'string' ? raw[name] : '')
  return {
    id: String(raw['id'] ?? raw['name']),
    name: text('name'),
    kind,
    certainty: text('certainty'),
    modes: Array.isArray(raw['modes']) ? (raw['modes'] as string[]) : [],
    rules: Array.isArray(raw['rules']) ? (raw['rules'] as string[]) : [],
    count: Number(raw['count'] ?? raw['copies'] ?? 1),
    note: text('note'),
    effect: text('effect') || text('ability') || text('text'),
  }
}

export interface CardWish {
  words: string
  kind: string
  mode: string
  certainty: string
}

/** `said` is the card's text in the page's language. */
export function find(rows: CardRow[], wish: CardWish, said: (row: CardRow) => string): CardRow[] {
  const wanted = plain(wish.words).split(/\s+/).filter(Boolean)
  return rows.filter(
    (row) =>
      (!wish.kind || row.kind === wish.kind) &&
      (!wish.mode || !row.modes.length || row.modes.includes(wish.mode)) &&
      (!wish.certainty || row.certainty === wish.certainty) &&
      wanted.every((word) => plain(said(row)).includes(word)),
  )
}
