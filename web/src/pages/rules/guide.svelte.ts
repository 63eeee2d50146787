/** What the guide of the tutorial speaks of, so that nothing of the page lies over it. */

let target = $state('')
let isSheetOpen = $state(false)

export const guide = {
  /** Where it points to; empty: nowhere, or there is no guide. */
  get target(): string {
    return target
  },
  pointTo(place: string): void {
    target = place
  },
  /** On a phone: is the sheet of the actions up? */
  get isSheetOpen(): boolean {
    return isSheetOpen
  },
  sheetOpens(isOpen: boolean): void {
    isSheetOpen = isOpen
  },
}

/** Does it lie on the table, and not among the actions? */
export function isOnTable(place: string): boolean {
  return place !== '' && !place.startsWith('#actions')
}
