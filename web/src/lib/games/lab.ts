/** Designers' frequent questions: `games/<game>/lab.ts` has a game's own, in addition to those for every game. */

import type { GameData } from '../net/api'

type Value = boolean | number | string

/** A question, and the study that answers it. */
export interface LabQuestion {
  id: string
  /** The key of the question; its attribute `about` says what is done. */
  text: string
  players?: number
  mode?: string
  /** One bot for all seats, or one for each. */
  bots?: string[]
  /** How the second design differs. */
  versus?: { options?: Record<string, Value>; bots?: string[] }
}

const QUESTIONS = import.meta.glob<{ default: LabQuestion[] }>('../../games/*/lab.ts', { eager: true })

/** The questions that can be asked with the options the game has here. */
export function ownQuestions({ id, options }: Pick<GameData, 'id' | 'options'>): LabQuestion[] {
  const all = QUESTIONS[`../../games/${id}/lab.ts`]?.default ?? []
  return all.filter(({ versus }) => Object.keys(versus?.options ?? {}).every((name) => name in options))
}
