/** What a game's designers ask most: `games/<game>/lab.ts` has questions of its own, beside those that every game is asked. */

import type { GameData } from '../net/api'

type Value = boolean | number | string

/** A question, and the study that answers it. */
export interface LabQuestion {
  id: string
  /** The sentence that asks it; its attribute `about` says what is done. */
  text: string
  players?: number
  mode?: string
  /** Of all seats, or of each. */
  bots?: string[]
  /** What the second design has different. */
  versus?: { options?: Record<string, Value>; bots?: string[] }
}

const QUESTIONS = import.meta.glob<{ default: LabQuestion[] }>('../../games/*/lab.ts', { eager: true })

/** Those that can be asked with the options that the game has here. */
export function ownQuestions({ id, options }: Pick<GameData, 'id' | 'options'>): LabQuestion[] {
  const all = QUESTIONS[`../../games/${id}/lab.ts`]?.default ?? []
  return all.filter(({ versus }) => Object.keys(versus?.options ?? {}).every((name) => name in options))
}
