/** How pieces move: at most 400 ms, and not at all for those who asked for calm (UI-L8). */

import { cubicOut } from 'svelte/easing'
import { crossfade } from 'svelte/transition'
import { reducesMotion } from '../../lib/settings.svelte'

const MOVE_MS = 400

export function moveTime(): number {
  return reducesMotion() ? 0 : MOVE_MS
}

/** A pawn walks from one area of the board to another. */
export const [sendPawn, receivePawn] = crossfade({ duration: () => moveTime(), easing: cubicOut })

/** A token of happiness walks along the shared track. */
export const [sendToken, receiveToken] = crossfade({ duration: () => moveTime(), easing: cubicOut })
