/** Marks what was clicked on the table as pending at once, until the server has answered. */

/** `pending`: the option that was sent and not yet answered. */
export function pends(place: HTMLElement, pending: string): { update: (pending: string) => void; destroy: () => void } {
  let clicked: Element | null = null
  let marked: Element | null = null

  // What a click sends is known right after it; anything sent later came from elsewhere.
  const note = (event: MouseEvent): void => {
    clicked = (event.target as Element).closest('button, [data-spot]')
    setTimeout(() => (clicked = null))
  }

  function mark(sent: string): void {
    marked?.removeAttribute('aria-busy')
    marked = sent ? clicked : null
    marked?.setAttribute('aria-busy', 'true')
  }

  place.addEventListener('click', note, { capture: true })
  mark(pending)
  return { update: mark, destroy: () => place.removeEventListener('click', note, { capture: true }) }
}
