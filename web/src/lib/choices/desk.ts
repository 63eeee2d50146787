/** What a component for a question is given: plain data in, the texts of options out. */

import type { Asked, ChangesData, OptionData, PlanData } from '../net/api'
import type { Holder } from './changes'

export interface Desk {
  asked: Asked
  /** Those that are shown: all, or those of what was picked on the board. */
  options: OptionData[]
  seat: number
  /** In seat order. */
  names: string[]
  holders: Holder[]
  view: Record<string, unknown>
  /** What an option would change; undefined while the server hasn't told. */
  changes: (text: string) => ChangesData | undefined
  /** What several options in a row would change; undefined while it isn't asked for or not yet told. */
  plan: (texts: readonly string[]) => PlanData | undefined
  /** Ask for such plans. */
  foresee: (plans: readonly (readonly string[])[]) => void
  /** The option that the hint names. */
  hinted: string
  /** Something was sent and not yet answered. */
  busy: boolean
  /** The option that was sent and not yet answered. */
  pending?: string
  /** UI-T13: a first click selects, a second commits. */
  confirms: boolean
  /** In the panel of the frame, which has a height of its own. */
  isFramed?: boolean
  /** Not all answers can be seen there, however small they are drawn. */
  isFull?: boolean
  /** May the step before be taken again? */
  hasBack: boolean
  onplay: (...texts: string[]) => void
  onback: () => void
}

export function nameOf(desk: Pick<Desk, 'names'>, seat: number): string {
  return desk.names[seat - 1] ?? ''
}
