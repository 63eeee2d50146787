/** Players as the view of any game lists them. */

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
