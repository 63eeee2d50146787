/** Which values of a game's cards a study may change one at a time: whole numbers, yes or no, and words. */

import type { CardTable } from '../../lib/net/api'

export type Tables = Record<string, CardTable>

/** Keys with texts of their own, or that are set elsewhere. */
const UNTOUCHED = ['id', 'name', 'note', 'certainty']

export function keysOf(tables: Tables, table: string, card: string): string[] {
  const { keys = {}, entries = {}, fixed = [], fixed_of: own = {} } = tables[table] ?? {}
  return Object.entries(keys)
    .filter(
      ([key, { kind }]) => key in (entries[card] ?? {}) && (kind === 'number' || kind === 'flag' || kind === 'word'),
    )
    .map(([key]) => key)
    .filter((key) => !UNTOUCHED.includes(key) && !fixed.includes(key) && !own[card]?.includes(key))
}

export function cardsOf(tables: Tables, table: string): string[] {
  return (tables[table]?.cards ?? []).filter((card) => keysOf(tables, table, card).length)
}

/** The tables with something to change. */
export function tablesOf(tables: Tables): string[] {
  return Object.keys(tables).filter((table) => cardsOf(tables, table).length)
}

/** Another value than the printed one: one more, or the other word. */
export function otherValue(tables: Tables, table: string, card: string, key: string): unknown {
  const now = tables[table]?.entries[card]?.[key]
  const about = tables[table]?.keys[key]
  if (typeof now === 'number') return about?.high !== undefined && now >= about.high ? now - 1 : now + 1
  if (typeof now === 'boolean') return !now
  return about?.words?.find((word) => word !== now) ?? now
}
