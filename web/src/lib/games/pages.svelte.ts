/** The pages of the games that are here: each is fetched when a table of the game is opened. */

import { areCardsCurrent } from './cards.svelte'
import plain from './plain'
import type { GamePage } from './page'

const PAGES = import.meta.glob<{ default: GamePage<never> }>('../../games/*/index.ts')

let known = $state.raw<Record<string, GamePage>>({})

/** Fetch the page of a game; one that brings none has a plain one. */
export async function learnPage(game: string): Promise<GamePage> {
  const load = PAGES[`../../games/${game}/index.ts`]
  // Only the game itself looks at its view.
  const page = known[game] ?? (load ? ((await load()).default as unknown as GamePage) : plain)
  usePage(game, page)
  return page
}

/** For tests: a page that is there at once. */
export function usePage(game: string, page: GamePage<never>): void {
  if (known[game] !== page) known = { ...known, [game]: page as unknown as GamePage }
}

/** Undefined until it was fetched, with what it draws with. */
export function pageOf(game: string): GamePage | undefined {
  const page = known[game]
  return page && isReady(page) ? page : undefined
}

export function isReady(page: Pick<GamePage, 'isReady'>): boolean {
  return (page.isReady?.() ?? true) && areCardsCurrent()
}
