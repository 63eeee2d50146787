/** How many answers fit into the frame's panel, measured: start with all, and show fewer as soon as it would scroll. */

interface Wish {
  isOn: boolean
  onmost: (most: number) => void
}

const SLACK = 1.5 // pixels: borders and rounding
const TABS = 2.75 // rem for the tabs

/** For the list of answers within the panel (`data-room`). */
export function fits(list: HTMLElement, { isOn, onmost }: Wish): { destroy: () => void } {
  const panel = list.closest<HTMLElement>('[data-room]')
  if (!isOn || !panel) return { destroy: () => undefined }
  let most = Infinity
  let height = 0

  const look = (): void => {
    if (panel.clientHeight !== height) {
      // The screen has changed: perhaps all of them fit now.
      height = panel.clientHeight
      if (most < Infinity) {
        most = Infinity
        onmost(most)
        return // the list changes its size, and is measured again
      }
    }
    if (panel.scrollHeight <= height + SLACK) return
    const rows = [...list.querySelectorAll<HTMLElement>('[data-pick]:not([role=tab])')].map((row) => row.offsetHeight)
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
    const gap = rem / 2
    const others = panel.scrollHeight - list.offsetHeight
    const fitting = Math.floor((height - others - TABS * rem) / (Math.max(...rows) + gap))
    const next = Math.max(1, Math.min(fitting, most - 1, rows.length - 1))
    if (!rows.length || next >= most) return
    most = next
    onmost(most)
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(panel)
  sizes.observe(list)
  return { destroy: () => sizes.disconnect() }
}
