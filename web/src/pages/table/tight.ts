/** Draws the answers a little smaller if they don't fit into the frame's panel, so that nothing scrolls. */

const SLACK = 1.5 // pixels: borders and rounding
const NORMAL = 16 // pixels per rem, unless somebody prefers larger letters
const STEPS = [1, 0.93, 0.86, 0.8, 0.74, 0.69]
const LEAST = 0.86 // of the normal letters: larger ones may shrink by more

interface Wish {
  isOn: boolean
  /** Even the smallest letters are too large, so the answers should take less room; called again when the panel is resized. */
  onfull: (isFull: boolean) => void
}

/** For the content of the panel (`data-room`). */
export function tight(content: HTMLElement, { isOn, onfull }: Wish): { destroy: () => void } {
  const panel = content.closest<HTMLElement>('[data-room]')
  if (!isOn || !panel) return { destroy: () => undefined }
  let known = ''
  let room = 0
  let chosen = 1

  const draw = (step: number): void => content.style.setProperty('zoom', String(step))
  const fits = (): boolean => {
    const answers = [...content.querySelectorAll('[data-pick]')]
    const end = panel.getBoundingClientRect().bottom + SLACK
    // What is pinned within the content stays in sight, over the answers that reach below it.
    const pinned = content.querySelector('[data-pinned]')
    const over = pinned ? pinned.getBoundingClientRect().top + SLACK : end
    const isAbove = (answer: Element): boolean =>
      (pinned?.compareDocumentPosition(answer) ?? 0) === Node.DOCUMENT_POSITION_PRECEDING
    return answers.every(
      (answer) => answer.getBoundingClientRect().bottom <= (isAbove(answer) ? Math.min(over, end) : end),
    )
  }
  const look = (): void => {
    // During a confirmation, or after scrolling, nothing changes under the reader.
    if (panel.scrollTop || content.querySelector('[aria-expanded=true]')) return
    draw(1)
    const now = `${panel.clientHeight} ${content.offsetWidth} ${content.offsetHeight}`
    if (now === known) return draw(chosen)
    known = now
    if (panel.clientHeight !== room) {
      room = panel.clientHeight
      onfull(false)
    }
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || NORMAL
    const steps = STEPS.filter((step) => step === 1 || step * rem >= LEAST * NORMAL - 0.5)
    const fitting = steps.find((step) => {
      draw(step)
      return fits()
    })
    if (fitting === undefined) onfull(true)
    chosen = fitting ?? steps.at(-1) ?? 1
    draw(chosen)
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(panel)
  sizes.observe(content)
  return { destroy: () => sizes.disconnect() }
}
