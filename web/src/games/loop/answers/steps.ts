/** A move that needs several choices, as one small choice after another (UI-T9). Built from the arguments of the options only: what is not offered has no step. */

import type { OptionData } from '../../../lib/net/api'

export interface StepValue {
  /** What is written on the button comes from this: a word of the engine, or a number. */
  value: string | number
  options: OptionData[]
}

export interface Step {
  name: string
  /** Numbers are chosen with plus and minus. */
  isNumber: boolean
  values: StepValue[]
}

export type Chosen = Readonly<Record<string, string | number>>

/** With whom, then what, then how much, then how it is paid. */
const ORDER = [
  'kind', 'owner', 'target', 'from', 'for', 'deck', 'event', 'activity', 'goal', 'favour', 'thing', 'type', 'slot', 'offer',
  'quality', 'reputation', 'half', 'salary', 'on', 'coins',
] // prettier-ignore
const NUMBERS = new Set(['quality', 'reputation', 'coins'])

/** The arguments that can be asked for; a material that lies somewhere is one thing, with its quality and its mark. */
export function argumentsOf(option: OptionData): Record<string, string | number> {
  const { mark, ...given } = option.arguments
  const found: Record<string, string | number> = { kind: option.kind }
  for (const [name, value] of Object.entries(given))
    if (typeof value === 'string' || typeof value === 'number') found[name] = value
  if (mark === undefined) return found
  const { type, quality, ...rest } = found
  return { ...rest, thing: [type, quality, mark].filter((part) => part !== '').join(' ') }
}

export function chosenAmong(options: readonly OptionData[], chosen: Chosen): OptionData[] {
  return options.filter((option) => {
    const given = argumentsOf(option)
    return Object.entries(chosen).every(([name, value]) => given[name] === value)
  })
}

/** The next thing to ask, or null when one option is left. */
export function nextStep(options: readonly OptionData[], chosen: Chosen): Step | null {
  const left = chosenAmong(options, chosen)
  if (left.length <= 1) return null
  for (const name of ORDER) {
    const values = valuesOf(left, name)
    if (values.length > 1) return { name, isNumber: NUMBERS.has(name), values }
  }
  return { name: 'option', isNumber: false, values: left.map((option) => ({ value: option.text, options: [option] })) }
}

function valuesOf(options: readonly OptionData[], name: string): StepValue[] {
  const found = new Map<string | number, OptionData[]>()
  for (const option of options) {
    const value = argumentsOf(option)[name]
    if (value === undefined) continue
    const same = found.get(value)
    if (same) same.push(option)
    else found.set(value, [option])
  }
  return [...found].map(([value, options]) => ({ value, options }))
}

/** The qualities at which something can be bought, and how each can be paid: without reputation first, then the fewest coins (UI-T10). */
export function pricesOf(options: readonly OptionData[]): Map<number, OptionData[]> {
  const found = new Map<number, OptionData[]>()
  for (const option of options) {
    const quality = Number(option.arguments['quality'])
    found.set(quality, [...(found.get(quality) ?? []), option])
  }
  const cheap = (option: OptionData): number =>
    Number(option.arguments['reputation'] ?? 0) * 100 + Number(option.arguments['coins'] ?? 0)
  return new Map(
    [...found]
      .sort(([one], [other]) => one - other)
      .map(([quality, ways]) => [quality, ways.sort((one, other) => cheap(one) - cheap(other))]),
  )
}
