/** The figures of Nostalgia cards, from the server's catalogue. */

import { hasText, t } from '../../lib/text.svelte'
import { pursuitCards, said, type Amounts } from '../pursuit/cards.svelte'

export type Category = 'life_goal' | 'skill' | 'choice' | 'repeatable'

export interface Deal {
  cost: Amounts
  reward: Amounts
}

export interface Goal {
  type: 'recurring' | 'mid_game' | 'end_game'
  lth: number
  on?: string
  level?: number
  same_round?: boolean
  pays?: Amounts
  have?: Amounts
  measure?: string
  at_least?: number
}

export interface Skill {
  on?: string
  gain?: Amounts
  use?: Amounts
  stores?: string
  stock?: number
  portion?: number
  inherits_by?: number
  replaces_time?: number
}

export interface Memory {
  id: string
  category: Category
  passive: { on: string; reward: Amounts }
  active: Deal
  realise: { condition?: Amounts; cost?: Amounts; reward: Amounts }
  /** From the second on. */
  levels?: Deal[]
  choices?: Deal[]
  goal?: Goal
  skill?: Skill
}

let known = $state.raw<ReadonlyMap<string, Memory>>(new Map())

export function readMemories(catalogue: Record<string, unknown>): void {
  const rows = catalogue['nostalgia'] as Memory[]
  known = new Map(rows.map((row) => [row.id, row]))
}

export function memories(): ReadonlyMap<string, Memory> {
  pursuitCards() // asks for the figures of every box
  return known
}

export function memoryOf(id: string): Memory | undefined {
  return memories().get(id)
}

export function memoryName(id: string): string {
  return t(`nostalgia-card-${id}`)
}

/** In a sentence about a good: the short word. */
const goodName = (good: string): string => t(`pursuit-good-${good}`)
const deedName = (deed: string): string => t(`nostalgia-deed-${deed}`)
export { deedName }

/** When a personal life goal is met. */
export function goalWords(goal: Goal): string {
  if (goal.same_round) return t('page-nostalgia-goal-round', { level: goal.level ?? 0 })
  if (goal.on) return t('page-nostalgia-goal-on', { deed: deedName(goal.on), level: goal.level ?? 0 })
  if (goal.pays) return t('page-nostalgia-goal-pays', { amounts: said(goal.pays) })
  if (goal.have) return t('page-nostalgia-goal-have', { amounts: said(goal.have) })
  const measure = `nostalgia-measure-${goal.measure}`
  return t('page-nostalgia-goal-measure', {
    measure: hasText(measure) ? t(measure) : '',
    needs: goal.at_least ?? 0,
  })
}

/** What a skill does once it is unlocked. */
export function skillWords(skill: Skill): string {
  if (skill.on === 'upkeep') return t('page-nostalgia-skill-upkeep', { gain: said(skill.gain ?? {}) })
  if (skill.on) return t('page-nostalgia-skill-on', { deed: deedName(skill.on), gain: said(skill.gain ?? {}) })
  if (skill.use) return t('page-nostalgia-skill-use', { gain: said(skill.use) })
  if (skill.stores) {
    const stock = said({ [skill.stores]: skill.stock ?? 0 })
    return t('page-nostalgia-skill-stores', { stock, portion: skill.portion ?? 0, good: goodName(skill.stores) })
  }
  if (skill.inherits_by) return t('page-nostalgia-skill-inherits', { resources: skill.inherits_by })
  return t('page-nostalgia-skill-time', { resources: skill.replaces_time ?? 0 })
}
