/** Options of the engine, read from their texts, and where on the table they belong (UI-T7). What is not offered has no place. */

import { pursuitCards } from './cards.svelte'
import type { Action, RowName, Side } from './view'

export interface ParsedOption {
  kind: string
  /** A card, by its name. */
  card: string
  level: number
  side: Side
  /** A row, a trait, or what comes first. */
  what: string
}

export type Offer = { text: string }

const SPACES: Record<string, Action> = {
  study: 'study',
  play: 'play',
  interact: 'interact',
  'temp-job': 'temp_job',
  rest: 'rest',
  overtime: 'overtime',
  take: 'take_project',
  join: 'take_project',
  buy: 'spend',
  get: 'get_job',
  date: 'develop_relationship',
  deepen: 'develop_relationship',
}
const OF_CARDS = new Set([
  'take', 'join', 'buy', 'get', 'advance', 'promote', 'give-up', 'pay', 'refuse', 'date', 'deepen',
]) // prettier-ignore

/** `buy car 2`, `give up martha`, `temp job` ... */
export function parseOption(text: string): ParsedOption {
  const words = text.replace(/^(give up|temp job|end turn)/, (two) => two.replace(' ', '-')).split(' ')
  const [kind = '', what = '', level = ''] = words
  const cards = pursuitCards()
  const man = cards?.man.get(what)
  const isCard = OF_CARDS.has(kind) || man !== undefined || cards?.card.has(what)
  return {
    kind,
    card: isCard ? (man ?? what) : '',
    level: Number(level) || 0,
    side: man ? 'man' : 'woman',
    what: words.slice(1).join(' '),
  }
}

/** The action space of the board that a deed needs. */
export function spaceOf(kind: string): Action | undefined {
  return SPACES[kind]
}

/** The amounts of `save 1 knowledge 2 influence`. */
export function amountsOf(text: string): Record<string, number> {
  const found: Record<string, number> = {}
  for (const [, amount, word] of text.matchAll(/(\d+) ([a-z]+)/g)) found[word ?? ''] = Number(amount)
  return found
}

export interface Spots {
  space: ReadonlyMap<Action, string[]>
  card: ReadonlyMap<string, string[]>
  row: ReadonlyMap<RowName, string[]>
}

export function spotsOf(offers: readonly Offer[]): Spots {
  const space = new Map<Action, string[]>()
  const card = new Map<string, string[]>()
  const row = new Map<RowName, string[]>()
  const add = <K>(map: Map<K, string[]>, key: K, text: string): void =>
    void map.set(key, [...(map.get(key) ?? []), text])
  for (const { text } of offers) {
    const deed = parseOption(text)
    const where = spaceOf(deed.kind)
    if (where) add(space, where, text)
    if (deed.card) add(card, deed.card, text)
    if (deed.kind === 'refresh') add(row, deed.what as RowName, text)
  }
  return { space, card, row }
}
