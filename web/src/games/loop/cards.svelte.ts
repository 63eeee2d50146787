/** The figures of LOOP's cards, from the server's catalogue: no figure of a card is written in the page. */

import { askForCards, type CatalogueData } from '../../lib/games/cards.svelte'
import type { Material, Mode, Property } from './view'

export interface ActivityData {
  id: string
  materials: Material[]
  properties: Property[]
}

export interface GoalData {
  id: string
  kind: 'property' | 'hobby' | 'curiosity'
  happiness: number
  requires: Partial<Record<Property, number>>
}

export interface CareerData {
  id: string
  happiness: number
  coins: number
  reputation: number
  materials: number[]
  salary: { coins: number | 'double'; happiness: number }[]
}

export interface EventCardData {
  id: string
  kind: 'continuous' | 'immediate'
}

export interface FavourData {
  id: string // red-acquire, blue-renew ...
  accept_reputation: number
}

export interface ModeData {
  id: Mode
  events: boolean
  credit_cards: boolean
  reject: boolean
  draw_favour: boolean
  /** The happiness that everybody needs to win together; missing where the happiest wins. */
  target?: number
}

export interface LoopCards {
  activity: Map<string, ActivityData>
  goal: Map<string, GoalData>
  career: Map<string, CareerData>
  event: Map<string, EventCardData>
  favour: Map<string, FavourData>
  mode: Map<string, ModeData>
  constant: Map<string, number>
  zones: { first: number; last: number }[]
}

type Row = Record<string, unknown>

let known = $state.raw<LoopCards | null>(null)

/** The figures, or null as long as they are on the way; asking for them fetches them once. */
export function loopCards(): LoopCards | null {
  if (!known) askForCards('loop', useCatalogue)
  return known
}

/** For tests and the gallery: figures without a server. */
export function useCatalogue(data: CatalogueData): void {
  known = read(data)
}

function read(data: CatalogueData): LoopCards {
  const rows = (name: string): Row[] => data[name] as Row[]
  const byId = <T>(name: string, row: (data: Row) => T): Map<string, T> =>
    new Map(rows(name).map((data) => [String(data['id']), row(data)]))
  return {
    activity: byId('activity', (row) => ({
      id: String(row['id']),
      materials: lower(row['materials']) as Material[],
      properties: lower(row['properties']) as Property[],
    })),
    goal: byId('goal', (row) => ({ ...(row as unknown as GoalData), requires: lowerKeys(row['requires']) })),
    career: byId('career', (row) => row as unknown as CareerData),
    event: byId('event', (row) => row as unknown as EventCardData),
    favour: byId('favour', (row) => row as unknown as FavourData),
    mode: byId('mode', (row) => row as unknown as ModeData),
    constant: new Map(rows('constant').map((row) => [String(row['name']), Number(row['value'])])),
    zones: rows('zone') as unknown as { first: number; last: number }[],
  }
}

function lower(words: unknown): string[] {
  return (words as string[]).map((word) => word.toLowerCase())
}

function lowerKeys(counts: unknown): Partial<Record<Property, number>> {
  return Object.fromEntries(Object.entries((counts ?? {}) as Row).map(([name, n]) => [name.toLowerCase(), Number(n)]))
}
