/** The favours in hand as one kind of thing to do, where there are several: one tile instead of five. */

import type { Group } from '../../../lib/choices/groups'

const FAVOURS = new Set(['acquire', 'barter', 'recycle', 'renew', 'resell', 'share', 'favour'])

export function merged(groups: readonly Group[]): Group[] {
  const favours = groups.filter(({ name }) => FAVOURS.has(name))
  if (favours.length < 2) return [...groups]
  const at = groups.findIndex(({ name }) => FAVOURS.has(name))
  const all: Group = { name: 'favours', options: favours.flatMap(({ options }) => options) }
  return [...groups.slice(0, at), all, ...groups.slice(at).filter(({ name }) => !FAVOURS.has(name))]
}
