/** Which games have a page of their own, and how a game stands on the shelf. Everything else about a game comes from the server. */

/** In the order of the shelf. */
export const SHELF = ['loop', 'pursuit', 'nation', 'rainbow'] as const

const PLAYABLE: ReadonlySet<string> = new Set(['loop', 'pursuit', 'rainbow'])

/** Can it be played in the browser? */
export function hasPage(game: string): boolean {
  return PLAYABLE.has(game)
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
}

/** UI-S5: how many sit down if nobody says otherwise. */
export function usualPlayers(game: string): number {
  return game === 'loop' || game === 'nation' ? 4 : 3
}
