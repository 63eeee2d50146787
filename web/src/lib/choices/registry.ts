/** One component for each kind of question. The compiler sees that none is missing; a question of another game gets the plain list. */

import type { Component } from 'svelte'
import CareerChoice from './CareerChoice.svelte'
import type { Desk } from './desk'
import ListChoice from './ListChoice.svelte'
import PromptChoice from './PromptChoice.svelte'
import StepChoice from './StepChoice.svelte'
import TurnChoice from './TurnChoice.svelte'
import NationChoice from '../../games/nation/Choice.svelte'
import NostalgiaChoice from '../../games/nostalgia/Choice.svelte'
import type { NostalgiaQuestion } from '../../games/nostalgia/questions'
import PursuitChoice from '../../games/pursuit/Choice.svelte'
import RainbowChoice from '../../games/rainbow/Choice.svelte'

/** Every Choice of LOOP's rules. */
export type Question =
  | 'TakeTurn'
  | 'PlayAs'
  | 'ChooseCareer'
  | 'AnswerFavour'
  | 'Object'
  | 'AgreeToInfluence'
  | 'UseMaterial'
  | 'DropActivity'
  | 'OfferMaterial'
  | 'PayForSalvage'
  | 'ForgeInto'
  | 'TakeMaterial'
  | 'TakeSlot'
  | 'ChooseToApply'
  | 'ChooseEvent'
  | 'ChooseOffer'
  | 'ChooseRepurchase'
  | 'ChooseWear'
  | 'GiveMaterial'
  | 'InsureOrToss'
  | 'NameHappier'
  | 'NameLessHappy'
  | 'NameRival'

type Choice = Component<{ desk: Desk }>

const choices = {
  TakeTurn: TurnChoice,
  PlayAs: TurnChoice,
  ChooseCareer: CareerChoice,
  AnswerFavour: PromptChoice,
  Object: PromptChoice,
  AgreeToInfluence: PromptChoice,
  UseMaterial: ListChoice,
  DropActivity: ListChoice,
  OfferMaterial: ListChoice,
  PayForSalvage: StepChoice,
  ForgeInto: ListChoice,
  TakeMaterial: ListChoice,
  TakeSlot: ListChoice,
  ChooseToApply: ListChoice,
  ChooseEvent: ListChoice,
  ChooseOffer: ListChoice,
  ChooseRepurchase: StepChoice,
  ChooseWear: ListChoice,
  GiveMaterial: StepChoice,
  InsureOrToss: ListChoice,
  NameHappier: ListChoice,
  NameLessHappy: ListChoice,
  NameRival: ListChoice,
} satisfies Record<Question, Choice>

/** Games whose questions have one component for all. */
const others: Record<string, Choice> = {
  nation: NationChoice,
  nostalgia: NostalgiaChoice,
  pursuit: PursuitChoice,
  rainbow: RainbowChoice,
}

export function choiceFor(question: string, game = 'loop'): Choice {
  if (game !== 'loop') return others[game] ?? ListChoice
  return (choices as Record<string, Choice>)[question] ?? ListChoice
}

/** Of The Pursuit of Happiness: how a project is paid, and what comes first. */
type PursuitStep = 'PayForProject' | 'OrderReward'

/** Questions within one's own move: the step before can be taken again (UI-T9). */
const STEPS: ReadonlySet<string> = new Set<Question | PursuitStep | NostalgiaQuestion>([
  'UseMaterial',
  'DropActivity',
  'OfferMaterial',
  'PayForSalvage',
  'ForgeInto',
  'PlayAs',
  'PayForProject',
  'OrderReward',
  'ChooseTrigger',
  'PayForMemory',
  'DrawFromStock',
  'PayForTime',
  'ChoosePartner',
])

export function isStep(question: string): boolean {
  return STEPS.has(question)
}

/** Questions that answer to another's move; they wait even when there is one answer (UI-T24). */
const PROMPTS: ReadonlySet<string> = new Set([
  ...(['AnswerFavour', 'Object', 'AgreeToInfluence'] satisfies Question[]),
  'UseVaccine',
  'GivePresent',
])

export function isPrompt(question: string): boolean {
  return PROMPTS.has(question)
}
