/** The table of each game, to play at and to look at in the replay; each is fetched when it is first needed. */

import type { Component } from 'svelte'
import type { LoggedEvent, OptionData, RefusalData, ResultData, SeatData } from '../net/api'

export interface SceneProps {
  game?: string
  /** Each game's scene knows the shape of its own view. */
  view: Record<string, unknown>
  seats: SeatData[]
  /** All that had happened by then. */
  events: readonly LoggedEvent[]
  offers?: OptionData[]
  /** What can't be done now, and why. */
  refusals?: RefusalData[]
  /** The texts of the offers that belong to what was picked; `slowly`: what is offered is looked at first, even if it is one thing. */
  onpick?: (texts: string[], slowly?: boolean) => void
  /** Of the bots. */
  speed?: string
  /** LOOP: the table's own borders of happiness. */
  zones?: string
}

type Scene = () => Promise<{ default: Component<SceneProps> }>

const SCENES: Readonly<Record<string, Scene>> = {
  loop: (() => import('../../games/loop/Scene.svelte')) as unknown as Scene,
  nation: (() => import('../../games/nation/Scene.svelte')) as unknown as Scene,
  nostalgia: (() => import('../../games/nostalgia/Scene.svelte')) as unknown as Scene,
  pursuit: (() => import('../../games/pursuit/Scene.svelte')) as unknown as Scene,
  rainbow: (() => import('../../games/rainbow/Scene.svelte')) as unknown as Scene,
}

/** A game that brings no table of its own has a plain one. */
export function sceneOf(game: string): Scene {
  return SCENES[game] ?? (() => import('./plain/Scene.svelte'))
}

export interface EndingProps {
  view: Record<string, unknown> | null
  seats: SeatData[]
  result: ResultData
}

/** What a game tells about its end beside points and story, with the sentence over it. */
export const ENDINGS: Readonly<
  Record<string, { title: string; load: () => Promise<{ default: Component<EndingProps> }> }>
> = {
  pursuit: { title: 'page-pursuit-goals', load: () => import('../../games/pursuit/Ending.svelte') },
  nostalgia: { title: 'page-pursuit-goals', load: () => import('../../games/nostalgia/Ending.svelte') },
}
