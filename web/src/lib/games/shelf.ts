/** A game's box on the shelf, and how its table is set up: `games/<game>/shelf.ts` adds what the server doesn't say. */

import type { Component } from 'svelte'
import PlainArt from '../theme/art/PlainArt.svelte'
import { expansionOf, factsOf, gamesHere } from './facts.svelte'

/** What each seat may play as, if the rules allow a choice: an option of the table, stored as one word per seat. */
export interface SeatRole {
  option: string
  /** The kind of card to choose, in the catalogue. */
  cards: string
  /** Prefix of the key of a card's name. */
  texts: string
  /** Cards that any number of seats may have; of all others there is one. */
  forAll?: string[]
}

/** Values of an option that are valid only with certain values of another. */
export interface Match {
  option: string
  to: string
  /** By the value of the other. */
  values: Record<string, string[]>
}

export interface ShelfData {
  /** Order from the left; an expansion is in the box of its base and has none. */
  place?: number
  /** UI-S5: the default number of players. */
  players?: number
  role?: SeatRole
  /** UI-S5, UI-T29: a table for learning is smaller and shorter, and hides nothing but cards. */
  teaching?: { players: number; options: Record<string, boolean | number> }
  /** An option of the table that allows one more player than usual, and the values other options need then. */
  oneMore?: { option: string; needs?: Record<string, boolean | number | string> }
  /** Options that apply only in these modes. */
  onlyIn?: Record<string, string[]>
  matches?: Match[]
}

const USUAL = 3

const DATA = import.meta.glob<{ default: ShelfData }>('../../games/*/shelf.ts', { eager: true })
const ART = import.meta.glob<{ default: Component }>('../../games/*/Art.svelte', { eager: true })

export function shelfData(game: string): ShelfData {
  return DATA[`../../games/${game}/shelf.ts`]?.default ?? {}
}

/** The cover; games without one share a plain one. */
export function artOf(game: string): Component {
  return ART[`../../games/${game}/Art.svelte`]?.default ?? PlainArt
}

/** The games with a page here, an expansion after its base. */
export function gamesWithPage(): string[] {
  const place = (game: string): number => shelfData(game).place ?? Infinity
  return Object.keys(DATA)
    .map((path) => path.split('/').at(-2)!)
    .sort((one, other) => place(one) - place(other))
}

/** The boxes on the shelf: ours, then the others'. An expansion is in the box of its base game. */
export function shelf(): string[] {
  const ours = gamesWithPage().filter((game) => shelfData(game).place !== undefined)
  const others = Object.values(gamesHere()).filter(({ id, base }) => !ours.includes(id) && expansionOf(base) !== id)
  return [...ours, ...others.map(({ id }) => id)]
}

/** The default number of players in this mode, or in the default one. */
export function usualPlayers(game: string, mode?: string): number {
  const facts = factsOf(game)
  const [least = 1, most = 6] = facts?.modes[mode ?? facts.default_mode]?.players ?? []
  return Math.min(Math.max(shelfData(game).players ?? USUAL, least), most)
}
