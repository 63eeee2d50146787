/** The table of each game, to play at and to look at in the replay; each is fetched when it is first needed. */

import type { Component } from 'svelte'
import type { LoggedEvent, OptionData, SeatData } from '../net/api'

export interface SceneProps {
  /** Each game's scene knows the shape of its own view. */
  view: Record<string, unknown>
  seats: SeatData[]
  /** All that had happened by then. */
  events: readonly LoggedEvent[]
  offers?: OptionData[]
  /** The texts of the offers that belong to what was picked. */
  onpick?: (texts: string[]) => void
  /** Of the bots. */
  speed?: string
  /** LOOP: the table's own borders of happiness. */
  zones?: string
}

type Scene = () => Promise<{ default: Component<SceneProps> }>

export const SCENES = {
  loop: (() => import('./loop/Scene.svelte')) as unknown as Scene,
  nation: (() => import('./nation/Scene.svelte')) as unknown as Scene,
  rainbow: (() => import('./rainbow/Scene.svelte')) as unknown as Scene,
}

export function hasScene(game: string): game is keyof typeof SCENES {
  return game in SCENES
}
