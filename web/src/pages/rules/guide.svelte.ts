/** What the tutorial's guide talks about, so that nothing on the page covers it. */

let target = $state('')
let isSheetOpen = $state(false)

export const guide = {
  /** Its target; empty: none, or there is no guide. */
  get target(): string {
    return target
  },
  pointTo(place: string): void {
    target = place
  },
  /** On a phone: is the sheet of actions open? */
  get isSheetOpen(): boolean {
    return isSheetOpen
  },
  sheetOpens(isOpen: boolean): void {
    isSheetOpen = isOpen
  },
}

/** Is it on the table, and not among the actions? */
export function isOnTable(place: string): boolean {
  return place !== '' && !place.startsWith('#actions')
}
