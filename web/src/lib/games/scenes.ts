/** Which games can be looked at in the replay, each fetched when it is first needed. */

export const SCENES = {
  loop: () => import('./loop/Scene.svelte'),
} as const

export function hasScene(game: string): game is keyof typeof SCENES {
  return game in SCENES
}
