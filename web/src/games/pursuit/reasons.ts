/** Why nothing is offered where somebody has clicked (UI-T8), if the server says so. */

import type { RefusalData } from '../../lib/net/api'
import { cardOf, type CardKind } from './cards.svelte'
import { parseOption, spaceOf } from './options'

/** Of a space: its own reason, or the first of its cards. Of a card: the reason of its first level, or of all of its kind. */
export function refusalAt(spot: string, refusals: readonly RefusalData[]): RefusalData | undefined {
  const [, kind, name = ''] = /^(space|card)-(.*)$/.exec(spot) ?? []
  if (kind === 'space') {
    const there = refusals.filter(({ what }) => spaceOf(parseOption(what).kind) === name)
    return there.find(({ detail }) => !detail) ?? there[0]
  }
  return kind === 'card' ? refusals.find(({ what }) => parseOption(what).card === name) : undefined
}

/** The rules that a kind of card is played by. */
const RULES: Readonly<Record<CardKind, readonly string[]>> = {
  basic: ['POH-7.1', 'POH-8.1'],
  single: ['POH-7.1', 'POH-9.1'],
  group: ['POH-7.1', 'POH-10.1'],
  item: ['POH-11.1'],
  activity: ['POH-11.1'],
  job: ['POH-12.1'],
  partner: ['POH-13.1'],
}

export function rulesOf(card: string): readonly string[] {
  const kind = cardOf(card)?.kind
  return kind ? RULES[kind] : []
}
