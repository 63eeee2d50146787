/** Players as listed in any game's view. */

export interface PlainPlayer {
  seat: number
  [counter: string]: unknown
}

export function playersIn(view: Record<string, unknown>): PlainPlayer[] {
  return (view['players'] ?? []) as PlainPlayer[]
}

export function valuesOf(player: PlainPlayer): [string, unknown][] {
  return Object.entries(player).filter(([name]) => name !== 'seat')
}
