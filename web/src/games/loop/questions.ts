/** Every Choice of LOOP's rules, each with its component; the compiler sees that none is missing. */

import CareerChoice from '../../lib/choices/CareerChoice.svelte'
import ListChoice from '../../lib/choices/ListChoice.svelte'
import PromptChoice from '../../lib/choices/PromptChoice.svelte'
import StepChoice from '../../lib/choices/StepChoice.svelte'
import TurnChoice from '../../lib/choices/TurnChoice.svelte'
import type { AnswerComponent } from '../../lib/games/page'

export type LoopQuestion =
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

export const ANSWERS = {
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
} satisfies Record<LoopQuestion, AnswerComponent>

/** Within one's own move. */
export const STEPS: readonly LoopQuestion[] = [
  'UseMaterial',
  'DropActivity',
  'OfferMaterial',
  'PayForSalvage',
  'ForgeInto',
  'PlayAs',
]

/** They answer to another's move. */
export const PROMPTS: readonly LoopQuestion[] = ['AnswerFavour', 'Object', 'AgreeToInfluence']
