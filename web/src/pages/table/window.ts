/** The part of the log that is drawn: its last lines. */

import type { Turn } from './story'

/** Lines at a time: more than any screen shows. */
export const WINDOW = 120

/** The last turns with at least so many lines; the first of them may be cut, and keeps its seat. */
export function lastOf(turns: readonly Turn[], most: number): Turn[] {
  const found: Turn[] = []
  let left = most
  for (let at = turns.length - 1; at >= 0 && left > 0; at--) {
    const turn = turns[at]!
    found.push(turn.lines.length > left ? { ...turn, lines: turn.lines.slice(-left) } : turn)
    left -= turn.lines.length
  }
  return found.reverse()
}
