/** How many answers fit into the panel of the frame, measured: as many as there are, and fewer as soon as one would have to scroll. */

interface Wish {
  isOn: boolean
  onmost: (most: number) => void
}

const SLACK = 1.5 // pixels: borders and rounding
const TABS = 2.75 // rem that the tabs take

/** On the list of answers within the panel (`data-room`). */
export function fits(list: HTMLElement, { isOn, onmost }: Wish): { destroy: () => void } {
  const panel = list.closest<HTMLElement>('[data-room]')
  if (!isOn || !panel) return { destroy: () => undefined }
  let most = Infinity
  let height = 0

  const look = (): void => {
    if (panel.clientHeight !== height) {
      // Another screen: perhaps all of them fit now.
      height = panel.clientHeight
      if (most < Infinity) {
        most = Infinity
        onmost(most)
        return // the list changes its size, and is looked at again
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
