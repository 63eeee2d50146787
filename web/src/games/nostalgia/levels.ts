/** The level of a realised card in a few signs. */

import { t } from '../../lib/text.svelte'
import type { Memory } from './cards.svelte'

/** In the fewest signs, where there is hardly room. */
export function levelSign(memory: Memory | undefined, level: number): string {
  if (memory?.category === 'choice' && level > 2) return 'AB'[level - 3] ?? ''
  const last = memory?.category === 'life_goal' ? 1 : (memory?.levels?.length ?? 0) + 1
  return last > 1 ? `${level}/${last}` : ''
}

export function levelMark(memory: Memory | undefined, level: number): string {
  if (memory?.category === 'choice' && level > 2) return t('page-nostalgia-chosen', { choice: 'AB'[level - 3] ?? '' })
  const last = memory?.category === 'life_goal' ? 1 : (memory?.levels?.length ?? 0) + 1
  return last > 1 ? t('page-nostalgia-level-of', { level, last }) : ''
}

/** Does a name need two lines along the edge of a small card? */
export const isLong = (name: string): boolean => name.length > 13
