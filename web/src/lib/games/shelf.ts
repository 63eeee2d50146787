/** How a game stands on the shelf, and how its table is set up: `games/<game>/shelf.ts` says what the server doesn't. */

import type { Component } from 'svelte'
import PlainArt from '../theme/art/PlainArt.svelte'
import { expansionOf, factsOf, gamesHere } from './facts.svelte'

/** What each seat may be, where the rules let one choose: an option of the table, kept as one word per seat. */
export interface SeatRole {
  option: string
  /** The kind of card that is chosen, in the catalogue. */
  cards: string
  /** A card's name is the sentence with this before its id. */
  texts: string
  /** Those that any number of seats may have; of all others there is one. */
  forAll?: string[]
}

/** Values of an option that go with those of another only. */
export interface Match {
  option: string
  to: string
  /** By the value of the other. */
  values: Record<string, string[]>
}

export interface ShelfData {
  /** From the left; an expansion lies in the box of its base and has none. */
  place?: number
  /** UI-S5: how many sit down if nobody says otherwise. */
  players?: number
  role?: SeatRole
  /** UI-S5, UI-T29: a table to learn at is smaller and shorter, and hides nothing that is not a card. */
  teaching?: { players: number; options: Record<string, boolean | number> }
  /** An option of the table by which one more may sit down than usually, and what other options have to be then. */
  oneMore?: { option: string; needs?: Record<string, boolean | number | string> }
  /** Options that mean something in these modes only. */
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

/** The games whose page is here, an expansion after its base. */
export function gamesWithPage(): string[] {
  const place = (game: string): number => shelfData(game).place ?? Infinity
  return Object.keys(DATA)
    .map((path) => path.split('/').at(-2)!)
    .sort((one, other) => place(one) - place(other))
}

/** The boxes on the shelf: ours, then the others'. An expansion lies in the box of the game that it is played with. */
export function shelf(): string[] {
  const ours = gamesWithPage().filter((game) => shelfData(game).place !== undefined)
  const others = Object.values(gamesHere()).filter(({ id, base }) => !ours.includes(id) && expansionOf(base) !== id)
  return [...ours, ...others.map(({ id }) => id)]
}

/** How many sit down at a table of this mode, or of the usual one. */
export function usualPlayers(game: string, mode?: string): number {
  const facts = factsOf(game)
  const [least = 1, most = 6] = facts?.modes[mode ?? facts.default_mode]?.players ?? []
  return Math.min(Math.max(shelfData(game).players ?? USUAL, least), most)
}
