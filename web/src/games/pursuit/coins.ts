/** The icon and the colour of everything that is counted. */

import type { IconName } from '../../lib/theme/icons'
import { boxes } from './boxes.svelte'

export const ICON_OF: Record<string, IconName> = {
  knowledge: 'book',
  creativity: 'creativity',
  influence: 'influence',
  money: 'coin',
  hourglass: 'hourglass',
  stress: 'stress',
  sth: 'happiness',
  lth: 'heart',
  relax: 'relax',
  good_health: 'health',
  job: 'work',
  items: 'buy',
}

/** Of the base game, or of an expansion. */
export function iconOf(word: string): IconName {
  return ICON_OF[word] ?? boxes().find(({ icons }) => word in icons)?.icons[word] ?? 'tick'
}

export const TINT_OF: Record<string, string> = {
  knowledge: '--coin-knowledge',
  creativity: '--coin-creativity',
  influence: '--coin-influence',
  money: '--coin-money',
  hourglass: '--coin-hourglass',
  stress: '--coin-stress',
  sth: '--coin-sth',
  lth: '--coin-lth',
}
