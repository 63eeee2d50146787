/** Every Choice of LOOP's rules, each with its component; the compiler sees that none is missing. */

import CareerChoice from './answers/CareerChoice.svelte'
import MaterialChoice from './answers/MaterialChoice.svelte'
import PromptChoice from './answers/PromptChoice.svelte'
import StepChoice from './answers/StepChoice.svelte'
import TurnChoice from './answers/TurnChoice.svelte'
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
  UseMaterial: MaterialChoice,
  DropActivity: MaterialChoice,
  OfferMaterial: MaterialChoice,
  PayForSalvage: StepChoice,
  ForgeInto: MaterialChoice,
  TakeMaterial: MaterialChoice,
  TakeSlot: MaterialChoice,
  ChooseToApply: MaterialChoice,
  ChooseEvent: MaterialChoice,
  ChooseOffer: MaterialChoice,
  ChooseRepurchase: StepChoice,
  ChooseWear: MaterialChoice,
  GiveMaterial: StepChoice,
  InsureOrToss: MaterialChoice,
  NameHappier: MaterialChoice,
  NameLessHappy: MaterialChoice,
  NameRival: MaterialChoice,
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
