/** UI-R5: a table with a fixed deal, on which the first round is played step by step. Each game's lesson is in `games/<game>/tutorial.ts`. */

import { post, type TableMessage } from '../../lib/net/api'
import { go } from '../../lib/route.svelte'
import { settings } from '../../lib/settings.svelte'
import { fetchAhead } from '../table/ahead'

export interface Step<View> {
  /** The sentences `page-tutorial-<game>-<id>` and `.title`. */
  id: string
  /** Selector of the target on the page. */
  target?: string
  /** The thing itself, in the one-screen frame, where all of it is visible. */
  framed?: string
  /**
   * What the guide chooses for the player, preferred options first: `buy *` matches any option that begins so. Until the step is done, the
   * next one on offer is chosen, each once.
   */
  options?: string[]
  /** Is it done? Then the guide moves on by itself. A step without this is only read. */
  done?: (view: View) => boolean
  rules: string[]
}

export interface Tutorial<View> {
  /** Always the same deal, so that the text matches the table. */
  table: { mode?: string; players: number; seed: string; options: Record<string, string | number | boolean> }
  /** The level of the bots. */
  level: 'easy' | 'normal'
  steps: Step<View>[]
}

/** Each game's lesson is loaded when it is played. */
const TUTORIALS = import.meta.glob<{ default: Tutorial<never> }>('../../games/*/tutorial.ts')

const fileOf = (game: string): string => `../../games/${game}/tutorial.ts`

export function hasTutorial(game: string): boolean {
  return fileOf(game) in TUTORIALS
}

/** A game's lesson; nothing if it has no tutorial. */
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

/** Did the address ask for the guide? It stays on while one jumps about on the page. */
export function wantsTutorial(): boolean {
  return new URLSearchParams(location.search).has('tutorial')
}

/** Does an option match the guide's choice? */
export function fits(text: string, wanted: string): boolean {
  return wanted.endsWith('*') ? text.startsWith(wanted.slice(0, -1)) : text === wanted
}

/** The intended answer among the actions, or all of them if it isn't shown by itself. */
export function answersFor(wanted = ''): string {
  const text = wanted.replace(/\*$/, '')
  return wanted ? `#actions [data-option${wanted.endsWith('*') ? '^' : ''}="${text}"], #actions` : '#actions'
}
