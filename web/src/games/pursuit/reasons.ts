/** Why nothing is offered where somebody has clicked (UI-T8), if the server says so. */

import type { RefusalData } from '../../lib/net/api'
import { readDeed, spaceOf } from './deeds'

/** Of a space: its own reason, or the first of its cards. Of a card: the reason of its first level, or of all of its kind. */
export function refusalAt(spot: string, refusals: readonly RefusalData[]): RefusalData | undefined {
  const [, kind, name = ''] = /^(space|card)-(.*)$/.exec(spot) ?? []
  if (kind === 'space') {
    const there = refusals.filter(({ what }) => spaceOf(readDeed(what).kind) === name)
    return there.find(({ detail }) => !detail) ?? there[0]
  }
  return kind === 'card' ? refusals.find(({ what }) => readDeed(what).card === name) : undefined
}
