/** The rule that lies open beside the page (UI-R3), and the way back through those looked at before. */

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

/** Open a rule beside the page. From inside the drawer it goes on from the rule shown there. */
export function openRule(id: string, inside = false): void {
  if (!trail.length) before = document.activeElement instanceof HTMLElement ? document.activeElement : null
  trail = inside ? [...trail, id] : [id]
}

export function backToRule(): void {
  trail = trail.slice(0, -1)
}

/** Close it, and go back to where the reader was. */
export function closeRule(): void {
  trail = []
  before?.focus()
  before = null
}
