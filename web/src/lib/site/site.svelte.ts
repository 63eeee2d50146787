/** What a site without a server does for itself: it keeps its files for when there is no network, and sees whether there are newer ones. */

import { onReady, startTab } from '../net/tab'
import { file } from '../prefix'
import { askTurns } from '../turns/turns.svelte'

const EVERY = 3_600_000 // ms between looks for a new version
const LATER = 3000 // ms before the files are kept: the first decision comes first

let waiting = $state.raw<ServiceWorker | null>(null)
let isKept = $state(false)

export const site = {
  /** Is there a newer version that waits to be used? */
  get hasUpdate(): boolean {
    return waiting !== null
  },
  /** Is everything here, with or without a network? */
  get isKept(): boolean {
    return isKept
  },
}

/** Browsers keep pages for pages that came safely: by https, or from this machine. */
export const canKeep = 'serviceWorker' in navigator

/** Called once by the app. What plays comes first; then the rest is kept. */
export function keepSite(): void {
  startTab()
  onReady(() => {
    void askTurns().catch(() => undefined)
    // Without it everything works as long as there is a network.
    if (canKeep) setTimeout(() => void keep().catch(() => undefined), LATER)
  })
}

/** Show the newer version in this tab; others go on with theirs until they are loaded again. */
export function useUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('begin')
}

async function keep(): Promise<void> {
  const found = await navigator.serviceWorker.register(file('/sw.js'), { scope: file('/') })
  const look = (): void => {
    // Without a controller this is the first visit: there is nothing newer.
    if (found.waiting && navigator.serviceWorker.controller) waiting = found.waiting
  }
  look()
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', look))
  setInterval(() => void found.update().catch(() => undefined), EVERY)
  await navigator.serviceWorker.ready
  isKept = true
}
