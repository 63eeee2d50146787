/** What cards say to those who hear them (UI-T31), in their large and in their small form alike. */

import { t } from '../../lib/text.svelte'
import type { LoopCards } from './cards.svelte'
import { piles } from './piles'
import { activityName, held, MATERIALS, PROPERTIES, type Material, type Property } from './view'

export interface CostOf {
  material: Material
  number: number
}

/** The materials that an activity uses, each with its number. */
export function costsOf(cards: LoopCards | null, activity: string): CostOf[] {
  const used = cards?.activity.get(activity)?.materials ?? []
  return MATERIALS.map((material) => ({ material, number: used.filter((m) => m === material).length })).filter(
    ({ number }) => number > 0,
  )
}

export function activityLabel(cards: LoopCards | null, activity: string): string {
  return t('page-loop-activity', {
    activity: t(`loop-activity-${activityName(activity)}`),
    materials: costsOf(cards, activity).map(counted).join(', '),
    properties: (cards?.activity.get(activity)?.properties ?? [])
      .map((property) => t(`loop-property-${property}`))
      .join(', '),
  })
}

function counted({ material, number }: CostOf): string {
  return `${number} ${t(`loop-material-${material}`)}`
}

/** A material as the engine writes it: `glass 3 shared 1`. */
export function materialLabel(text: string): string {
  const it = held(text)
  return t('page-loop-material', {
    material: t(`loop-material-${it.type}`),
    quality: it.quality ?? 0,
    mark: it.forgedFrom ? t('loop-mark-forged') : it.shares ? t('loop-mark-shared', { times: it.shares }) : '',
  })
}

/** A favour in words; blue ones are for Solo. */
export interface FavourWords {
  /** Recycle is called Renew in Solo. */
  id: string
  name: string
  effect: string
  /** The reputation of whoever accepts it. */
  thanks: number
  label: string
}

export function favourWords(cards: LoopCards | null, favour: string, number: number, solo: boolean): FavourWords {
  const id = solo && favour === 'recycle' ? 'renew' : favour
  const name = t(`loop-favour-${id}`)
  const effect = t(`loop-favour-${id}.${solo ? 'solo' : 'effect'}`)
  const thanks = solo ? 0 : (cards?.favour.get(`red-${favour}`)?.accept_reputation ?? 0)
  return { id, name, effect, thanks, label: t('page-loop-favour', { favour: name, number, effect, thanks }) }
}

/** What somebody who works on a goal has of it. */
export interface Progress {
  /** The icons that it still lacks; nothing if nobody is working on it, as on the cards' page. */
  lacking?: Partial<Record<Property, number>> | undefined
  met?: boolean | undefined
  achieved?: boolean | undefined
}

export interface GoalWords {
  name: string
  happiness: number
  needs: { property: Property; number: number; missing: number }[]
  /** How far it is: achieved, met, what is missing, or what it needs in words. */
  state: string
  label: string
}

export function goalWords(cards: LoopCards | null, goal: string, { lacking, met, achieved }: Progress): GoalWords {
  const card = cards?.goal.get(goal)
  const needs = PROPERTIES.flatMap((property) => {
    const number = card?.requires?.[property] ?? 0
    return number ? [{ property, number, missing: lacking ? (lacking[property] ?? 0) : number }] : []
  })
  const missing = needs
    .filter((need) => need.missing > 0)
    .map((need) => times(need.property, need.missing))
    .join(', ')
  const words =
    card && card.kind !== 'property'
      ? t(`loop-goal-${goal}.needs`)
      : needs.map((need) => times(need.property, need.number)).join(', ')
  const state = achieved ? 'achieved' : met ? 'met' : card?.kind !== 'property' || !lacking ? 'words' : 'missing'
  const name = t(`loop-goal-${goal}`)
  const happiness = card?.happiness ?? 0
  return {
    name,
    happiness,
    needs,
    state: state === 'words' ? words : t(`page-loop-goal-${state}`, { missing }),
    label: t('page-loop-goal', { goal: name, happiness, needs: words, state, missing }),
  }
}

function times(property: Property, number: number): string {
  return t(`loop-property-${property}`) + (number > 1 ? `\u00a0×${number}` : '')
}

export function landfillLabel(materials: readonly Material[], penalty: number): string {
  return t('page-loop-landfill-label', {
    number: materials.length,
    materials: piles(materials)
      .map(({ card, number }) => counted({ material: card, number }))
      .join(', '),
    penalty,
  })
}

export function careerLabel(cards: LoopCards | null, career: string): string {
  return t('page-loop-career-label', {
    career: t(`loop-career-${career}`),
    power: t(`loop-career-${career}.power`),
    ability: t(`loop-career-${career}.ability`),
    salary: (cards?.career.get(career)?.salary ?? [])
      .map(({ coins, happiness }) => t('page-loop-salary-words', { coins: pay(coins), happiness: loss(happiness) }))
      .join('; '),
  })
}

export function pay(coins: number | 'double'): string {
  return coins === 'double' ? '×2' : `+${coins}`
}

export function loss(happiness: number): string {
  return happiness < 0 ? `−${-happiness}` : '0'
}
