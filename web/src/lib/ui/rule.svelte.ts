/** The rule open beside the page (UI-R3), and the way back through those viewed before. */

let trail = $state.raw<string[]>([])
let before: HTMLElement | null = null

export const opened = {
  get rule(): string | undefined {
    return trail.at(-1)
  },
  get hasBack(): boolean {
    return trail.length > 1
  },
}

/** Open a rule beside the page. From inside the drawer, the rule shown there becomes the previous one. */
export function openRule(id: string, inside = false): void {
  if (!trail.length) before = document.activeElement instanceof HTMLElement ? document.activeElement : null
  trail = inside ? [...trail, id] : [id]
}

export function backToRule(): void {
  trail = trail.slice(0, -1)
}

/** Close it, and return the focus to where the reader was. */
export function closeRule(): void {
  trail = []
  before?.focus()
  before = null
}
