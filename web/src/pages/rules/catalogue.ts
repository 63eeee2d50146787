/** The cards of a game as the server lists them, made ready for the eye: kinds, modes, certainty (UI-R4). */

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
  /** What the data itself says, for games without pictures here. */
  effect: string
}

/** Kinds of cards, in the order of the page; tables of figures that aren't cards are left out. */
const KINDS = ['career', 'role', 'activity', 'goal', 'favour', 'event', 'material', 'card', 'self', 'key', 'spinner']

type Raw = Record<string, unknown>

export function rowsOf(data: Record<string, unknown>): CardRow[] {
  const kinds = [
    ...KINDS.filter((kind) => kind in data),
    ...Object.keys(data).filter((kind) => isCards(kind, data[kind])),
  ]
  return [...new Set(kinds)].flatMap((kind) =>
    Array.isArray(data[kind]) ? (data[kind] as Raw[]).map((raw) => rowOf(kind, raw)) : [],
  )
}

const FIGURES = new Set([
  'mode',
  'constant',
  'component',
  'zone',
  'opening_hand',
  'property',
  'option',
  'rule',
  'ruling',
])

function isCards(kind: string, rows: unknown): boolean {
  return (
    Array.isArray(rows) &&
    !FIGURES.has(kind) &&
    rows.every((row) => row && typeof row === 'object' && 'id' in row && 'name' in row)
  )
}

function rowOf(kind: string, raw: Raw): CardRow {
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

/** `said` is what a card says in the language of the page. */
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
