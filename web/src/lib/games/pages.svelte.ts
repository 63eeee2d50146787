/** The games' pages: each is loaded when a table of the game is opened. */

import { areCardsCurrent } from './cards.svelte'
import plain from './plain'
import type { GamePage } from './page'

const PAGES = import.meta.glob<{ default: GamePage<never> }>('../../games/*/index.ts')

let known = $state.raw<Record<string, GamePage>>({})

/** Load the page of a game; one without a page gets the plain one. */
export async function learnPage(game: string): Promise<GamePage> {
  const load = PAGES[`../../games/${game}/index.ts`]
  // Only the game itself reads its view.
  const page = known[game] ?? (load ? ((await load()).default as unknown as GamePage) : plain)
  usePage(game, page)
  return page
}

/** For tests: a page that is there at once. */
export function usePage(game: string, page: GamePage<never>): void {
  if (known[game] !== page) known = { ...known, [game]: page as unknown as GamePage }
}

/** Undefined until it is loaded, with everything it draws with. */
export function pageOf(game: string): GamePage | undefined {
  const page = known[game]
  return page && isReady(page) ? page : undefined
}

export function isReady(page: Pick<GamePage, 'isReady'>): boolean {
  return (page.isReady?.() ?? true) && areCardsCurrent()
}
