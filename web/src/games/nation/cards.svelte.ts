/** Production levels, loans and Explorer cards, from the server's catalogue: no figure of the cardboard is written in the page. */

import { askForCards, type CatalogueData } from '../../lib/games/cards.svelte'
import type { Character } from './view'

export interface Level {
  id: string
  character: Character
  level: number
  hours: number
  items: number
  pay: number
  upgrade_money?: number
  upgrade_houses?: number
}

export interface LoanCard {
  amount: number
  per_turn: number
  interest_percent: number
  total_interest: number
}

export interface Explorer {
  id: string
  copies: number
  timing: 'action' | 'draw' | 'reaction'
  hours: number
  happiness: number
  bread?: number
  gain_bread?: number
  gain_houses?: number
  ticket_price?: number
  ticket_max?: number
  money_to_mat?: number
  take_money?: number
  target_happiness?: number
  gift_to_each_other?: number
  happiness_per_gift?: number
  gift_from_each_other?: number
  happiness_per_giver?: number
}

export interface NationCards {
  levels: Map<Character, Level[]>
  loans: Map<number, LoanCard>
  explorers: Map<string, Explorer>
  prices: number[]
  constants: Map<string, number>
}

type Row = Record<string, unknown>

let known = $state.raw<NationCards | null>(null)

/** The figures, or null as long as they are on the way; asking for them fetches them once. */
export function nationCards(): NationCards | null {
  if (!known) askForCards('nation', useCatalogue)
  return known
}

/** For tests and the gallery: figures without a server. */
export function useCatalogue(data: CatalogueData): void {
  const rows = <T>(name: string): T[] => data[name] as T[]
  const levels = new Map<Character, Level[]>()
  for (const level of rows<Level>('production_level'))
    levels.set(level.character, [...(levels.get(level.character) ?? []), level])
  known = {
    levels,
    loans: new Map(rows<LoanCard>('loan').map((row) => [row.amount, row])),
    explorers: new Map(rows<Explorer>('explorer').map((row) => [row.id, row])),
    prices: (rows<{ values: number[] }>('price_track')[0]?.values ?? []).slice(),
    constants: new Map(rows<Row>('constant').map((row) => [String(row['name']), Number(row['value'])])),
  }
}

export function constantOf(name: string): number {
  return nationCards()?.constants.get(name) ?? 0
}

export function levelsOf(character: Character | null): Level[] {
  return (character && nationCards()?.levels.get(character)) || []
}
