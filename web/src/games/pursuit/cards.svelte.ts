/** The figures of the cards, from the server's catalogue: no figure of a card is written in the page. */

import { askForCards, type CatalogueData } from '../../lib/games/cards.svelte'
import { boxes, hasWord, word } from './boxes.svelte'
import type { Side } from './view'

export type Amounts = Readonly<Record<string, number>>
export type CardKind = 'basic' | 'single' | 'group' | 'item' | 'activity' | 'job' | 'partner'

export interface Level {
  cost: Amounts
  reward: Amounts
  /** Only what has a cost is paid for in upkeep. */
  upkeepCost: Amounts | null
  upkeepReward: Amounts
  /** What a partner wants to see. */
  requirement: Amounts
}

export interface CardData {
  id: string
  kind: CardKind
  /** A project's field, a job's type. */
  field: string
  /** Of a job. */
  rank: number
  levels: Level[]
  /** Of a group project, by roles covered. */
  bonuses: Amounts[]
  promotionCost: Amounts
  promotionReward: Amounts
}

export interface TraitData {
  id: string
  starting: Amounts
}

export interface GoalData {
  id: string
  measure: string
  lth: number
  per: number
  solo: number
}

export interface PursuitCards {
  card: Map<string, CardData>
  /** By the name of its other side, the card of a partner. */
  man: Map<string, string>
  trait: Map<string, TraitData>
  goal: Map<string, GoalData>
  /** Of each box. */
  constant: Map<string, ReadonlyMap<string, unknown>>
}

type Row = Record<string, unknown>

let known = $state.raw<PursuitCards | null>(null)

/** The figures of every box, or null as long as they are on the way; asking for them fetches them once. */
export function pursuitCards(): PursuitCards | null {
  for (const id of missing()) askForCards(id, (data) => useCatalogue(data, id))
  return known
}

/** Are the figures of every box here? */
export function hasCards(): boolean {
  pursuitCards()
  return missing().length === 0
}

function missing(): string[] {
  return ['pursuit', ...boxes().map((box) => box.id)].filter((id) => !known?.constant.has(id))
}

/** The cards of a box lie beside those that are there. Tests and the gallery give them without a server. */
export function useCatalogue(data: CatalogueData, id = 'pursuit'): void {
  const rows = (name: string): Row[] => (data[name] ?? []) as Row[]
  const cards = ['project', 'item', 'job', 'partner'].flatMap((kind) => rows(kind).map((row) => cardOfRow(kind, row)))
  const byId = <T>(name: string): Map<string, T> =>
    new Map(rows(name).map((row) => [String(row['id']), row as unknown as T]))
  const men = rows('partner').map((row) => [String(row['man']).toLowerCase(), String(row['id'])] as const)
  known = {
    card: new Map([...(known?.card ?? []), ...cards.map((card) => [card.id, card] as const)]),
    man: new Map([...(known?.man ?? []), ...men]),
    trait: new Map([...(known?.trait ?? []), ...byId<TraitData>('trait')]),
    goal: new Map([...(known?.goal ?? []), ...byId<GoalData>('goal')]),
    constant: new Map([
      ...(known?.constant ?? []),
      [id, new Map(rows('constant').map((row) => [String(row['name']), row['value']] as const))],
    ]),
  }
  boxes()
    .find((box) => box.id === id)
    ?.read?.(data)
}

function cardOfRow(kind: string, row: Row): CardData {
  const job = kind === 'job'
  const levels = job ? [{ ...row, cost: row['hiring_cost'], reward: row['hiring_reward'] }] : (row['levels'] as Row[])
  return {
    id: String(row['id']),
    kind: (row['kind'] ?? kind) as CardKind,
    field: String(row['category'] ?? row['type'] ?? ''),
    rank: Number(row['level'] ?? 0),
    levels: levels.map(levelOf),
    bonuses: ((row['bonuses'] ?? []) as Row[]).map((bonus) => amounts(bonus['reward'])),
    promotionCost: amounts(row['promotion_cost']),
    promotionReward: amounts(row['promotion_reward']),
  }
}

function levelOf(row: Row): Level {
  return {
    cost: amounts(row['cost']),
    reward: amounts(row['reward']),
    upkeepCost: row['upkeep_cost'] ? amounts(row['upkeep_cost']) : null,
    upkeepReward: amounts(row['upkeep_reward']),
    requirement: amounts(row['requirement']),
  }
}

function amounts(value: unknown): Amounts {
  return (value ?? {}) as Amounts
}

export function cardOf(id: string): CardData | undefined {
  return pursuitCards()?.card.get(id)
}

/** What a card's colour goes by: its field, or its kind where it has none. */
export function fieldOf(card: CardData | undefined): string {
  return (card && (['item', 'activity', 'partner'].includes(card.kind) ? card.kind : card.field)) || 'item'
}

/** A figure of the board, as the game that is played has it: an expansion may change one. */
export function constantOf(name: string, game = 'pursuit'): number {
  const boxes = pursuitCards()?.constant
  return Number(boxes?.get(game)?.get(name) ?? boxes?.get('pursuit')?.get(name) ?? 0)
}

/** The name of a card; a partner has that of the side that is turned up. */
export function nameOf(id: string, side: Side = 'woman'): string {
  const cards = pursuitCards()
  if (cards?.card.get(id)?.kind !== 'partner') return word(`card-${id}`)
  const man = [...cards.man].find(([, card]) => card === id)?.[0]
  return word(`partner-${side === 'man' && man ? man : id}`)
}

/** The name of a level, a role or a stage of a relationship. */
export function levelName(id: string, level: number): string {
  const kind = cardOf(id)?.kind
  if (kind === 'partner') return word(`relation-${level}`)
  return kind !== 'job' && hasWord(`card-${id}`) ? word(`card-${id}.l${level}`) : ''
}

/** A cost or reward in words, for those who listen. */
export function said(all: Amounts): string {
  const words = Object.entries(all).map(([what, amount]) => word(`amount-${what}`, { amount }))
  return words.join(', ') || word('amount-nothing')
}
