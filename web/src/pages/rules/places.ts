/** The addresses of the rules: /rules/<game>/<view>#<rule>. */

import { gameOf } from '../../lib/rules/rulebook'

export const GAMES = ['loop', 'nation', 'rainbow', 'pursuit', 'nostalgia'] as const
export const VIEWS = ['rules', 'cards', 'summary'] as const
export type View = (typeof VIEWS)[number]

export interface Where {
  game: string
  view: View
  /** The rule to scroll to, or "". */
  rule: string
}

/** `/rules#RAIN-1` is enough to find a rule: its id names its game. */
export function whereOf(path: string, hash: string): Where {
  const [, , game = '', view = ''] = path.split('/')
  const rule = decodeURIComponent(hash.slice(1))
  return {
    game: gameOf(rule) ?? (GAMES.includes(game as (typeof GAMES)[number]) ? game : 'loop'),
    view: VIEWS.find((each) => each === view) ?? 'rules',
    rule: gameOf(rule) ? rule : '',
  }
}
