/** The keyboard map of the table (UI-T30). Letters do nothing while one types. */

import { usualKey } from '../../lib/keys'
import { framed } from './framed.svelte'
import type { Play } from './play.svelte'

const JUMPS: Record<string, string> = { a: 'actions', b: 'board', m: 'mine', o: 'opponents', l: 'log' }

/** Jump to a part of the table. In the frame the log is a drawer, which opens and takes the focus. */
export function jumpTo(id: string, play: Play, block: ScrollLogicalPosition = 'nearest'): void {
  if (id === 'log' && framed.now) {
    play.drawer = 'log'
    return
  }
  const place = document.getElementById(id)
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block })
}

/** What can be picked; nothing inside closed elements. */
function picksIn(place: ParentNode): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>('[data-pick]')].filter((pick) => !pick.closest('details:not([open])'))
}

/** Shows on every action the number that picks it, also when some come and go. */
export function numbered(place: HTMLElement): { destroy: () => void } {
  const write = (): void => {
    const picks = picksIn(place)
    place.querySelectorAll<HTMLElement>('[data-pick]').forEach((pick) => {
      const index = picks.indexOf(pick)
      const number = index >= 0 && index < 9 ? String(index + 1) : null
      if (pick.dataset['number'] === (number ?? undefined)) return
      if (number) pick.dataset['number'] = number
      else delete pick.dataset['number']
    })
  }
  const observer = new MutationObserver(write)
  observer.observe(place, { childList: true, subtree: true, attributeFilter: ['open'] })
  write()
  return { destroy: () => observer.disconnect() }
}

const GROUPS = '#actions .choice, [data-arrows]'
/** What can be focused in a group. A minus is reached from its plus, by the stepper's arrow keys. */
const BUTTONS = 'button:not(:disabled):not([data-less]), a[href]'

/** Arrow keys move within the focused group, and into it from outside. */
function moveFocus(event: KeyboardEvent, by: 1 | -1): void {
  const target = event.target as Element
  const place = target === document.body ? document.getElementById('actions') : target
  const group = place?.closest(GROUPS) ?? (place?.id && place.querySelector(GROUPS))
  if (!group) return
  const buttons = [...group.querySelectorAll<HTMLElement>(BUTTONS)]
  const at = buttons.indexOf(target as HTMLElement)
  const next = at < 0 ? buttons.at(by > 0 ? 0 : -1) : buttons[(at + by + buttons.length) % buttons.length]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** One step back, the innermost first: a confirmation, then the last step of a move, then its kind. */
function goBack(): void {
  const inner = [...document.querySelectorAll<HTMLElement>('#actions .choice [data-back]')].at(-1)
  ;(inner ?? document.querySelector<HTMLElement>('[data-back]'))?.click()
}

/** Where letters are text input, or a dialog is open. */
function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as Element
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target.closest('input, textarea, select, [contenteditable]') !== null ||
    document.querySelector('dialog[open]') !== null
  )
}

/** Handles a key; `onhelp` shows the map. */
export function onKey(event: KeyboardEvent, play: Play, onhelp: () => void): void {
  if (isElsewhere(event) || event.defaultPrevented) return
  const key = usualKey(event.key)
  const jump = JUMPS[key]
  if (key === 'arrowdown' || key === 'arrowright') moveFocus(event, 1)
  else if (key === 'arrowup' || key === 'arrowleft') moveFocus(event, -1)
  else if (jump) jumpTo(jump, play)
  else if (/^[1-9]$/.test(key)) {
    const pick = picksIn(document.getElementById('actions') ?? document)[Number(key) - 1]
    pick?.focus()
    pick?.click()
  } else if (key === 'u') void play.undo()
  else if (key === 'h') void play.askHint()
  else if (key === 'p') play.planAhead()
  else if (key === '?') onhelp()
  else if (key === 'escape') goBack()
  else if (key === ' ' && !(event.target as Element).closest('button, a, summary, [role="button"]')) {
    if (play.table?.host) void play.step()
  } else return
  if (key === ' ' || jump) event.preventDefault()
}
