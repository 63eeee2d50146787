/** If there is no room for the whole question, sentences are left out from the end; they stay there for screen readers. */

const SLACK = 1.5 // pixels: borders and rounding

/** French questions don't break at «faites-vous». */
export function sentencesOf(text: string): string[] {
  return text.replace(/-(?=vous\b)/g, '\u2011').split(/(?<=[.?!])\s+(?=\p{Lu})/u)
}

/** For an element of limited height with one child per sentence. */
export function wholeSentences(place: HTMLElement): { destroy: () => void } {
  const look = (): void => {
    const sentences = [...place.children]
    for (const one of sentences) one.classList.remove('for-readers')
    for (const last of sentences.slice(1).reverse()) {
      if (place.scrollHeight <= place.clientHeight + SLACK) return
      last.classList.add('for-readers')
    }
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(place)
  return { destroy: () => sizes.disconnect() }
}
