/** How a game stands on the shelf, and what the page knows of it. Everything else about a game comes from the server. */

/** In the order of the shelf. */
export const SHELF = ['loop', 'pursuit', 'nation', 'rainbow'] as const

/** Expansions stand in the box of the game that they are played with. */
const BASES: Readonly<Record<string, string>> = { nostalgia: 'pursuit' }

/** The game that an expansion is played with; any other game itself. */
export function baseOf(game: string): string {
  return BASES[game] ?? game
}

export function expansionOf(game: string): string | undefined {
  return Object.keys(BASES).find((expansion) => BASES[expansion] === game)
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
  return game === 'loop' || game === 'nation' ? 4 : 3
}
