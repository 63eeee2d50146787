/** UI-R5: a table with a fixed deal, on which the first rounds are played step by step. */

import type { LoopView } from '../../lib/games/loop/view'
import { post, type TableMessage } from '../../lib/net/api'
import { go } from '../../lib/route.svelte'
import { settings } from '../../lib/settings.svelte'

export interface Step {
  /** The sentences `page-tutorial-<game>-<id>` and `.title`. */
  id: string
  /** What is meant, on the page. */
  target?: string
  /** The option that the step is about; it can also be chosen by the guide. */
  option?: string
  /** Is it done? Then the guide goes on by itself. A step without this is only read. */
  done?: (view: LoopView) => boolean
  rules: string[]
}

const me = (view: LoopView): LoopView['players'][number] => view.players[0]!

export const STEPS: Step[] = [
  { id: 'welcome', rules: ['LOOP-1.1f'] },
  { id: 'happiness', target: '#mine [data-testid=happiness]', rules: ['LOOP-1.1e', 'LOOP-2.8b'] },
  { id: 'turn', target: '#actions', rules: ['LOOP-2.0a', 'LOOP-2.0b'] },
  { id: 'board', target: '#board', rules: ['LOOP-2.0.c2', 'LOOP-2.0.b1'] },
  {
    id: 'buy',
    target: '#actions',
    option: 'buy metal 2',
    done: (view) => me(view).materials.some((material) => material.startsWith('metal')),
    rules: ['LOOP-2.0.b3', 'LOOP-2.0.b2'],
  },
  { id: 'end', target: '#actions', option: 'end turn', done: (view) => view.active !== 1, rules: ['LOOP-2.7a'] },
  { id: 'other', target: '#log', done: (view) => view.to_act === 1, rules: ['LOOP-2.1b'] },
  {
    id: 'asked',
    target: '#actions',
    option: 'reject with card',
    done: (view) => view.question !== 'AnswerFavour',
    rules: ['LOOP-2.4-4', 'LOOP-2.4b1', 'LOOP-2.4a3'],
  },
  {
    id: 'consume',
    target: '#actions',
    option: 'consume music-2',
    done: (view) => me(view).completed >= 1,
    rules: ['LOOP-2.0.c2', 'LOOP-2.0.c4'],
  },
  {
    id: 'more',
    target: '#actions',
    option: 'consume travel-2',
    done: (view) => me(view).completed >= 2,
    rules: ['LOOP-2.0.c1'],
  },
  { id: 'worn', target: '#mine', rules: ['LOOP-2.0.c5', 'LOOP-1.1j'] },
  { id: 'goals', target: '#mine', rules: ['LOOP-2.3a', 'LOOP-2.3b'] },
  { id: 'favours', target: '#mine', rules: ['LOOP-2.4-1', 'LOOP-2.4a3', 'LOOP-2.4b1'] },
  { id: 'free', rules: ['LOOP-2.8-1', 'LOOP-2.8c'] },
]

/** The table of each tutorial: always the same deal, so that the words fit what lies there. */
const TABLES: Record<string, object> = {
  loop: { mode: 'basic', players: 2, seed: 'tutorial-13', options: { starting_player: '1' } },
}

export function hasTutorial(game: string): boolean {
  return game in TABLES
}

export async function startTutorial(game: string): Promise<void> {
  const wish = { game, ...TABLES[game], speed: 'normal', teaching: true, start: true, lang: settings.lang }
  const { code } = await post<TableMessage>('/api/tables', wish)
  go(`/t/${code}?tutorial`)
}

/** Did the address ask for the guide? It is kept while one jumps about on the page. */
export function wantsTutorial(): boolean {
  return new URLSearchParams(location.search).has('tutorial')
}
