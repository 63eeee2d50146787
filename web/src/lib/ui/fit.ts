/** As large as the room allows: the letters of an element grow or shrink until all that is in it can be seen. Sizes inside are in `em`. */

const STEPS = 6 // of halving: less than a fiftieth of the way between least and most remains

export interface Bounds {
  /** In rem. */
  least: number
  most: number
}

export function fit(place: HTMLElement, { least, most }: Bounds): { destroy: () => void } {
  const overflows = (): boolean =>
    place.scrollHeight > place.clientHeight + 1 || place.scrollWidth > place.clientWidth + 1

  function grow(): void {
    let [low, high] = [least, most]
    place.style.fontSize = `${most}rem`
    if (!overflows()) return
    for (let step = 0; step < STEPS; step++) {
      const middle = (low + high) / 2
      place.style.fontSize = `${middle}rem`
      if (overflows()) high = middle
      else low = middle
    }
    place.style.fontSize = `${low}rem`
  }

  const sizes = new ResizeObserver(grow)
  const words = new MutationObserver(grow)
  sizes.observe(place)
  words.observe(place, { childList: true, characterData: true, subtree: true })
  document.fonts?.addEventListener('loadingdone', grow)
  return {
    destroy: () => {
      sizes.disconnect()
      words.disconnect()
      document.fonts?.removeEventListener('loadingdone', grow)
    },
  }
}
