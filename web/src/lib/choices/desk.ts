/** What a component for a question is given: plain data in, the texts of options out. */

import type { Asked, EventData, OptionData } from '../net/api'
import type { Effects, Holder } from './effects'

export interface Desk {
  asked: Asked
  /** Those that are shown: all, or those of what was picked on the board. */
  options: OptionData[]
  seat: number
  /** In seat order. */
  names: string[]
  holders: Holder[]
  view: Record<string, unknown>
  effects: (text: string) => Effects
  /** What is sure to follow from an option. */
  events: (text: string) => readonly EventData[]
  /** The option that the hint names. */
  hinted: string
  /** Something was sent and not yet answered. */
  busy: boolean
  /** UI-T13: a first click selects, a second commits. */
  confirms: boolean
  /** May the step before be taken again? */
  hasBack: boolean
  onplay: (...texts: string[]) => void
  onback: () => void
}

export function nameOf(desk: Pick<Desk, 'names'>, seat: number): string {
  return desk.names[seat - 1] ?? ''
}
