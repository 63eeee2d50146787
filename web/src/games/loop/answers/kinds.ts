/** The kinds of things to do, in their order. */

import type { Group } from '../../../lib/choices/groups'

const FAVOURS = ['acquire', 'barter', 'recycle', 'renew', 'resell', 'share', 'favour']

export const GROUPS = ['work', 'buy', 'consume', 'goal', 'reputation', ...FAVOURS, 'ability', 'credit']

/** The favours in hand as one kind, where there are several: one tile instead of five. */
export function merged(groups: readonly Group[]): Group[] {
  const favours = groups.filter(({ name }) => FAVOURS.includes(name))
  if (favours.length < 2) return [...groups]
  const at = groups.findIndex(({ name }) => FAVOURS.includes(name))
  const all: Group = { name: 'favours', options: favours.flatMap(({ options }) => options) }
  return [...groups.slice(0, at), all, ...groups.slice(at).filter(({ name }) => !FAVOURS.includes(name))]
}
