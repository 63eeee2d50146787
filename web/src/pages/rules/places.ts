/** The addresses of the rules: /rules/<game>/<view>#<rule>. */

import { factsOf, gameOfRule } from '../../lib/games/facts.svelte'
import { shelf } from '../../lib/games/shelf'

export const VIEWS = ['rules', 'cards', 'summary'] as const
export type View = (typeof VIEWS)[number]

export interface Where {
  game: string
  view: View
  /** The rule to scroll to, or "". */
  rule: string
}

/** `/rules#ID-1` is enough to find a rule: its id names its game. */
export function whereOf(path: string, hash: string): Where {
  const [, , game = '', view = ''] = path.split('/')
  const rule = decodeURIComponent(hash.slice(1))
  return {
    game: gameOfRule(rule) ?? (factsOf(game) ? game : shelf()[0]!),
    view: VIEWS.find((each) => each === view) ?? 'rules',
    rule: gameOfRule(rule) ? rule : '',
  }
}
