/** The options of a question in groups (UI-T6), and what can't be done now, with reasons (UI-T8). */

import type { OptionData, RefusalData } from '../net/api'

export interface Group {
  name: string
  options: OptionData[]
}

const FIRST = 'answer'
const LAST = 'turn'

/** In the game's order, then the others, and the end of the turn last (UI-T11). */
export function groupsOf(options: readonly OptionData[], order: readonly string[]): Group[] {
  const found = new Map<string, OptionData[]>()
  for (const option of options) {
    const same = found.get(option.group)
    if (same) same.push(option)
    else found.set(option.group, [option])
  }
  return [...found]
    .map(([name, options]) => ({ name, options }))
    .sort((one, other) => placeOf(one.name, order) - placeOf(other.name, order))
}

function placeOf(name: string, order: readonly string[]): number {
  if (name === FIRST) return -1
  if (name === LAST) return Infinity
  const known = order.indexOf(name)
  return known >= 0 ? known : order.length
}

export interface Part extends Group {
  id: string
  /** Which options of its group, if not all of them: «1–6». */
  range: string
}

/** Groups split into parts, none with more options than fit. */
export function partsOf(groups: readonly Group[], most: number): Part[] {
  return groups.flatMap(({ name, options }) => {
    if (options.length <= most) return [{ id: name, name, options, range: '' }]
    const number = Math.ceil(options.length / most)
    const size = Math.ceil(options.length / number)
    return Array.from({ length: Math.ceil(options.length / size) }, (_, at) => {
      const part = options.slice(at * size, (at + 1) * size)
      const first = at * size + 1
      const last = at * size + part.length
      return { id: `${name}-${at + 1}`, name, options: part, range: first === last ? `${last}` : `${first}–${last}` }
    })
  })
}

export interface Reason {
  title: string
  /** Which ones of the kind, if not all of it. */
  details: string[]
  why: string
  rule: string
}

/** One line for each reason: whole kinds first, then single cards of a kind. */
export function reasonsOf(refusals: readonly RefusalData[]): Reason[] {
  const found = new Map<string, Reason>()
  for (const refusal of refusals) {
    if (refusals.some((other) => isVariant(refusal, other))) continue
    const { title, detail, sentence, rule } = refusal
    const name = JSON.stringify([title, sentence, rule])
    const reason = found.get(name) ?? { title, details: [], why: sentence, rule }
    if (detail && !reason.details.includes(detail)) reason.details.push(detail)
    found.set(name, reason)
  }
  return [...found.values()].sort((one, other) => Math.sign(one.details.length) - Math.sign(other.details.length))
}

/** Does it only extend another one with the same reason: `buy glass 3 with 1` beside `buy glass 3`? */
function isVariant(refusal: RefusalData, other: RefusalData): boolean {
  return refusal.reason === other.reason && refusal.rule === other.rule && refusal.what.startsWith(`${other.what} `)
}
