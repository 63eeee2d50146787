/** UI-R5: a table with a fixed deal, on which the first round is played step by step. What each game teaches stands in `games/<game>/tutorial.ts`. */

import { post, type TableMessage } from '../../lib/net/api'
import { go } from '../../lib/route.svelte'
import { settings } from '../../lib/settings.svelte'
import { fetchAhead } from '../table/ahead'

export interface Step<View> {
  /** The sentences `page-tutorial-<game>-<id>` and `.title`. */
  id: string
  /** What is meant, on the page. */
  target?: string
  /** The thing itself, in the frame of one screen, where all of it is in sight. */
  framed?: string
  /**
   * What the guide chooses for one, what it likes best first: `buy *` is whatever begins so. While the step isn't done, the next one
   * that is on offer is chosen, each once.
   */
  options?: string[]
  /** Is it done? Then the guide goes on by itself. A step without this is only read. */
  done?: (view: View) => boolean
  rules: string[]
}

export interface Tutorial<View> {
  /** Always the same deal, so that the words fit what lies there. */
  table: { mode?: string; players: number; seed: string; options: Record<string, string | number | boolean> }
  /** How well the others play. */
  level: 'easy' | 'normal'
  steps: Step<View>[]
}

/** One game after the other is fetched, when it is played. */
const TUTORIALS = import.meta.glob<{ default: Tutorial<never> }>('../../games/*/tutorial.ts')

const fileOf = (game: string): string => `../../games/${game}/tutorial.ts`

export function hasTutorial(game: string): boolean {
  return fileOf(game) in TUTORIALS
}

/** What a game teaches; nothing, if it has no tutorial. */
export async function tutorialOf(game: string): Promise<Tutorial<never> | undefined> {
  return (await TUTORIALS[fileOf(game)]?.())?.default
}

export async function startTutorial(game: string): Promise<void> {
  fetchAhead(game)
  const lesson = await tutorialOf(game)
  if (!lesson) return
  const { table, level } = lesson
  const seats = Array.from({ length: table.players }, (_, seat) => (seat ? { kind: 'bot', level } : { kind: 'you' }))
  const wish = {
    game,
    ...table,
    chance: 'fast',
    seats,
    speed: settings.speed,
    teaching: true,
    start: true,
    lang: settings.lang,
  }
  const { code } = await post<TableMessage>('/api/tables', wish)
  go(`/t/${code}?tutorial`)
}

/** Did the address ask for the guide? It is kept while one jumps about on the page. */
export function wantsTutorial(): boolean {
  return new URLSearchParams(location.search).has('tutorial')
}

/** Does an option of the table fit what the guide would choose? */
export function fits(text: string, wanted: string): boolean {
  return wanted.endsWith('*') ? text.startsWith(wanted.slice(0, -1)) : text === wanted
}

/** Where the answer that is meant stands among the actions, and all of them where it doesn't stand by itself. */
export function answersFor(wanted = ''): string {
  const text = wanted.replace(/\*$/, '')
  return wanted ? `#actions [data-option${wanted.endsWith('*') ? '^' : ''}="${text}"], #actions` : '#actions'
}
