/** What needs a confirmation (UI-T11, UI-T12): each game knows its own cases. */

import { pageOf } from '../games/pages.svelte'
import type { OptionData } from '../net/api'
import type { Desk } from './desk'

export interface Doubt {
  /** A key of the catalogue. */
  id: string
  /** Groups of options that would be left unused. */
  left: string[]
}

export function doubtOf(option: OptionData, desk: Desk): Doubt | null {
  return pageOf(String(desk.view['game'] ?? ''))?.doubt?.(option, desk) ?? null
}

/** Why an option would be wasted, as a sentence; "" if it wouldn't, or nobody knows yet. */
export function wastedBy(option: OptionData, desk: Desk): string {
  const changes = desk.changes(option.text)
  return (changes && pageOf(String(desk.view['game'] ?? ''))?.wasted?.(option, changes, desk.view)) ?? ''
}
