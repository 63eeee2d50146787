/** The props of a component for a question: plain data in, the texts of options out. */

import type { Asked, ChangesData, OptionData, PlanData } from '../net/api'
import type { Holder } from './changes'

export interface Desk {
  asked: Asked
  /** The options shown: all, or those of what was picked on the board. */
  options: OptionData[]
  seat: number
  /** In seat order. */
  names: string[]
  holders: Holder[]
  view: Record<string, unknown>
  /** What an option would change; undefined until the server has answered. */
  changes: (text: string) => ChangesData | undefined
  /** What several options in a row would change; undefined unless requested and answered. */
  plan: (texts: readonly string[]) => PlanData | undefined
  /** Request such plans. */
  foresee: (plans: readonly (readonly string[])[]) => void
  /** The option that the hint names. */
  hinted: string
  /** Something was sent and not yet answered. */
  busy: boolean
  /** The option that was sent and not yet answered. */
  pending?: string
  /** UI-T13: a first click selects, a second commits. */
  confirms: boolean
  /** In the frame's panel, which has a fixed height. */
  isFramed?: boolean
  /** Not all answers are visible there, however small they are drawn. */
  isFull?: boolean
  /** Can the previous step be undone? */
  hasBack: boolean
  onplay: (...texts: string[]) => void
  onback: () => void
}

export function nameOf(desk: Pick<Desk, 'names'>, seat: number): string {
  return desk.names[seat - 1] ?? ''
}
