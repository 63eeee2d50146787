/** The games of this server, ours and third-party ones: loaded once. Until then, or if that fails, nothing is known about any. */

import { get, type GameData } from '../net/api'

type Games = Record<string, GameData>

let known = $state.raw<Games>({})
let asked: Promise<Games> | null = null

export function learnGames(): Promise<Games> {
  asked ??= get<Games>('/api/games').then(
    (games) => (known = games),
    (error: unknown) => {
      asked = null // the next caller tries again
      throw error
    },
  )
  return asked
}

/** For tests: games without a server. */
export function useGames(games: Games): void {
  known = games
}

export function gamesHere(): Games {
  return known
}

export function factsOf(game: string): GameData | undefined {
  return known[game]
}

/** The base game of an expansion; any other game itself. */
export function baseOf(game: string): string {
  return known[game]?.base || game
}

export function expansionOf(game: string): string | undefined {
  return Object.values(known).find(({ base }) => base === game)?.id
}

/** Which game a rule belongs to, by the letters before its first hyphen. */
export function gameOfRule(id: string): string | undefined {
  const letters = id.split('-', 1)[0]!.toUpperCase()
  return Object.values(known).find(({ rules }) => rules === letters)?.id
}
