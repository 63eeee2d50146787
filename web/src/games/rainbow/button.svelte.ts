/** Moving one's Happiness Button is asked for on the button itself, not after every turn: whether somebody has asked for it. */

let wanted = $state(false)

export const button = {
  get isWanted(): boolean {
    return wanted
  },
  /** Once it was moved, or isn't wanted any more. */
  want(now: boolean): void {
    wanted = now
  },
}

/** Is this about the button, and nobody has asked for it? */
export function isAside(kind: string, question: string): boolean {
  return kind === 'button' && question !== 'PlaceButton' && !wanted
}
