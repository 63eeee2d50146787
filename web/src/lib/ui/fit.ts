/** As large as the room allows: an element's font grows or shrinks until all its content is visible. Sizes inside are in `em`. */

const STEPS = 64 // between minimum and maximum

export interface Bounds {
  /** In rem. */
  least: number
  most: number
}

export function fit(place: HTMLElement, { least, most }: Bounds): { destroy: () => void } {
  let known = STEPS

  /** Trying another size makes the browser lay out again. */
  function isTooLarge(step: number): boolean {
    place.style.fontSize = `${least + ((most - least) * step) / STEPS}rem`
    return place.scrollHeight > place.clientHeight + 1 || place.scrollWidth > place.clientWidth + 1
  }

  function grow(): void {
    // Usually the same as before.
    if (known < STEPS && isTooLarge(known + 1) && !isTooLarge(known)) return
    let [low, high] = [0, STEPS + 1]
    if (!isTooLarge(STEPS)) low = STEPS
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2)
      if (isTooLarge(middle)) high = middle
      else low = middle
    }
    known = low
    isTooLarge(known)
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
