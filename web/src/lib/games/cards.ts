/** The figures of a game's cards: the server is asked once, and again after a moment if that failed. */

import { get } from '../net/api'

export type CatalogueData = Record<string, unknown>

const AGAIN_AFTER = 2000
const asked = new Set<string>()

export function askForCards(game: string, use: (data: CatalogueData) => void): void {
  if (asked.has(game)) return
  asked.add(game)
  const ask = (): void =>
    void get<CatalogueData>(`/api/games/${game}/cards`).then(use, () => setTimeout(ask, AGAIN_AFTER))
  ask()
}
