/** How a game stands on the shelf, and what the page knows of it. Everything else about a game comes from the server. */

import { expansionOf, factsOf, gamesHere } from './facts.svelte'

/** Our own, in the order of the shelf. */
const OURS = ['loop', 'pursuit', 'nation', 'rainbow']

/** The boxes on the shelf: ours, then the others'. An expansion lies in the box of the game that it is played with. */
export function shelf(): string[] {
  const others = Object.values(gamesHere()).filter(({ id, base }) => !OURS.includes(id) && expansionOf(base) !== id)
  return [...OURS, ...others.map(({ id }) => id)]
}

/** What each seat may be, where the rules let one choose: an option of the table, kept as one word per seat. */
export interface SeatRole {
  option: string
  /** The kind of card that is chosen, in the catalogue. */
  cards: string
  /** A card's name is the sentence with this before its id. */
  texts: string
}

export const ROLES: Readonly<Record<string, SeatRole>> = {
  loop: { option: 'careers', cards: 'career', texts: 'loop-career-' },
  nation: { option: 'characters', cards: 'character', texts: 'nation-character-' },
}

/** UI-S5, UI-T29: a table to learn at is smaller and shorter, and hides nothing that is not a card. */
export const TEACHING: Readonly<Record<string, { players: number; options: Record<string, boolean | number> }>> = {
  nation: { players: 3, options: { target: 16, open_money: true, open_mat_money: true } },
}

/** An option of the table by which one more may sit down than usually. */
export const ONE_MORE: Readonly<Record<string, string>> = { pursuit: 'five_players', nostalgia: 'five_players' }

/** UI-S5: how many sit down if nobody says otherwise. */
export function usualPlayers(game: string): number {
  const facts = factsOf(game)
  const [least = 1, most = 6] = facts?.modes[facts.default_mode]?.players ?? []
  return Math.min(Math.max(game === 'loop' || game === 'nation' ? 4 : 3, least), most)
}
