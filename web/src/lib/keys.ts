/** The table's letter keys (UI-T30), as set in this browser. */

import { settings } from './settings.svelte'

export const USUAL_KEYS = {
  actions: 'a',
  board: 'b',
  mine: 'm',
  opponents: 'o',
  log: 'l',
  undo: 'u',
  hint: 'h',
  plan: 'p',
} as const
export type KeyAction = keyof typeof USUAL_KEYS
export const KEY_ACTIONS = Object.keys(USUAL_KEYS) as KeyAction[]

/** The letter currently assigned to an action. */
export function keyOf(action: KeyAction): string {
  return settings.keys[action] ?? USUAL_KEYS[action]
}

/** The default letter of what a key does: tables know only those. Other keys stay as they are; an unassigned letter gives "". */
export function usualKey(pressed: string): string {
  const letter = pressed.toLowerCase()
  const action = KEY_ACTIONS.find((one) => keyOf(one) === letter)
  if (action) return USUAL_KEYS[action]
  return (Object.values(USUAL_KEYS) as string[]).includes(letter) ? '' : letter
}

/** Assign a letter to an action; its previous owner takes the letter that became free. */
export function setKey(action: KeyAction, letter: string): void {
  const owner = KEY_ACTIONS.find((one) => keyOf(one) === letter)
  const keys = { ...settings.keys, [action]: letter }
  if (owner && owner !== action) keys[owner] = keyOf(action)
  settings.keys = keys
}
