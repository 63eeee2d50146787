/** Where there is no room for all that is asked, whole sentences are left out from the end; they stay there for readers. */

const SLACK = 1.5 // pixels: borders and rounding

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])\s+(?=\p{Lu})/u)
}

/** On something of limited height with one element for each sentence. */
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
