/** Which games have a page of their own, and how a game stands on the shelf. Everything else about a game comes from the server. */

/** In the order of the shelf. */
export const SHELF = ['loop', 'pursuit', 'nation', 'rainbow'] as const

const PLAYABLE: ReadonlySet<string> = new Set(['loop'])

/** Can it be played in the browser? */
export function hasPage(game: string): boolean {
  return PLAYABLE.has(game)
}
