/** The large form of something: a card by hover after a moment, by focus and Space, or by a long press. */

import { untrack, type Snippet } from 'svelte'
import type { Action } from 'svelte/action'

export interface Inspected {
  /** What it is called. */
  title: string
  /** Its large form. */
  large: Snippet
  /** The rules about it. */
  rules?: readonly string[]
}

interface Shown extends Inspected {
  /** Its element on the page. */
  from: HTMLElement
  /** Shown while hovering, or pinned until closed. */
  isHeld: boolean
}

const HOVER = 600 // ms
const PRESS = 500

let shown = $state.raw<Shown | null>(null)

export const inspector = {
  get shown(): Shown | null {
    return shown
  },
  close(): void {
    shown = null
  },
}

/** `use:inspect={{ title, large }}` on anything with a large form. */
export const inspect: Action<HTMLElement, Inspected | null> = (from, first) => {
  let what = first
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (isHeld: boolean): void => {
    if (what) shown = { ...what, from, isHeld }
  }
  const wait = (ms: number, isHeld: boolean): void => {
    clearTimeout(timer)
    timer = setTimeout(() => show(isHeld), ms)
  }
  const stop = (): void => {
    clearTimeout(timer)
    if (shown?.from === from && !shown.isHeld) shown = null
  }
  const listeners: [string, (event: Event) => void][] = [
    ['pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && wait(HOVER, false)],
    ['pointerleave', stop],
    ['pointerdown', (event) => ((event as PointerEvent).pointerType === 'touch' ? wait(PRESS, true) : stop())],
    ['pointerup', () => clearTimeout(timer)],
    ['pointercancel', () => clearTimeout(timer)],
    [
      'contextmenu',
      (event) => {
        if (shown?.from === from) event.preventDefault() // the long press was handled
      },
    ],
    [
      'keydown',
      (event) => {
        if ((event as KeyboardEvent).key !== ' ' || !what) return
        event.preventDefault()
        event.stopPropagation()
        show(true)
      },
    ],
  ]
  for (const [name, act] of listeners) from.addEventListener(name, act)
  return {
    update: (next) => {
      what = next
      // Update what is shown; untracked, so that the caller doesn't depend on it.
      untrack(() => {
        if (shown?.from === from && next && (shown.title !== next.title || shown.large !== next.large))
          shown = { ...shown, ...next }
      })
    },
    destroy: () => {
      stop()
      if (shown?.from === from) shown = null
      for (const [name, act] of listeners) from.removeEventListener(name, act)
    },
  }
}
