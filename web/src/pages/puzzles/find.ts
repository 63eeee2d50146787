/** Which puzzles are wanted: of a game, about a theme, of a difficulty; and which comes next. */

import type { PuzzlesData } from '../../lib/net/api'

export type Head = PuzzlesData['games'][number]['puzzles'][number]

export interface Wish {
  /** "" stands for all, 0 for every difficulty. */
  game: string
  theme: string
  level: number
}

export function wishIn(search: string): Wish {
  const asked = new URLSearchParams(search)
  return { game: asked.get('game') ?? '', theme: asked.get('theme') ?? '', level: Number(asked.get('level')) || 0 }
}

/** The wish as part of an address. */
export function searchOf({ game, theme, level }: Wish): string {
  const parts = [game && `game=${game}`, theme && `theme=${theme}`, level && `level=${level}`].filter(Boolean)
  return parts.length ? `?${parts.join('&')}` : ''
}

export function found({ games }: Pick<PuzzlesData, 'games'>, { game, theme, level }: Wish): Head[] {
  return games
    .filter((each) => !game || each.game === game)
    .flatMap(({ puzzles }) => puzzles)
    .filter((puzzle) => (!theme || puzzle.themes.includes(theme)) && (!level || puzzle.level === level))
}

/** The next one that isn't solved, from the given one on and round to it; null if all are. */
export function nextOf(heads: readonly Head[], id: string, isSolved: (id: string) => boolean): Head | null {
  const at = heads.findIndex((head) => head.id === id)
  const after = [...heads.slice(at + 1), ...heads.slice(0, Math.max(0, at))]
  return after.find((head) => !isSolved(head.id)) ?? null
}
