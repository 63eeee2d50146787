/** The names of a game, its modes, settings, counters and endings; plain words if a game has no sentences of its own. */

import { hasText, t } from '../text.svelte'
import { spaced } from '../format'
import { baseOf, factsOf } from './facts.svelte'

/** The game's own words, or those of its base game, or plain ones. */
export function label(game: string, key: string, otherwise = spaced(key.slice(key.indexOf('-') + 1))): string {
  const own = [game, baseOf(game)].map((home) => `${home}-${key}`).find(hasText)
  return own ? t(own) : otherwise
}

/** The whole name on the box. */
export function titleOf(game: string): string {
  return label(game, 'title', factsOf(game)?.title ?? spaced(game))
}

/** The name as people say it. */
export function nameOf(game: string): string {
  return hasText(`page-game-${game}`) ? t(`page-game-${game}`) : titleOf(game)
}

/** Other text on the box, `sub` or `pitch`; "" if there is none. */
export function blurbOf(game: string, part: 'sub' | 'pitch'): string {
  const id = `page-game-${game}.${part}`
  return hasText(id) ? t(id) : ''
}

export function modeName(game: string, mode: string): string {
  return label(game, `mode-${mode}`)
}

/** A mode in a sentence; "" if there is none. */
export function aboutMode(game: string, mode: string): string {
  return label(game, `mode-${mode}.about`, '')
}

/** What an option of the game decides. */
export function settingName(game: string, option: string): string {
  return label(game, `setting-${option}`, factsOf(game)?.options[option]?.effect ?? spaced(option))
}

export function valueName(game: string, name: string): string {
  return label(game, `figure-${name}`, spaced(name))
}
