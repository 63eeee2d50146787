/** The current place: the path of the address, changed without a page load. */

import { address, placeIn, type Place } from './prefix'

let here: Place = $state.raw(look())

export const place = {
  get path(): string {
    return here.path
  },
  get hash(): string {
    return here.hash
  },
  /** The query of the address, such as `?at=12`. */
  get search(): string {
    return here.search
  },
}

function look(): Place {
  return { ...(placeIn(location) ?? { path: location.pathname, search: location.search }), hash: location.hash }
}

function lookAgain(): void {
  here = look()
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', address(to))
  else history.pushState(null, '', address(to))
  lookAgain()
  if (!to.includes('#')) window.scrollTo(0, 0)
}

/** Put the current position on a page into the address, without navigating. */
export function note(asked: string, hash = ''): void {
  history.replaceState(null, '', address(here.path + asked + hash))
  lookAgain()
}

/** Called once by the app: our own links navigate within the page, others load as usual. */
export function followLinks(): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest('a')
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    const to = placeIn(link)
    if (to === null || /^\/(api|book)\//.test(to.path)) return
    event.preventDefault()
    go(to.path + to.search + link.hash)
  }
  addEventListener('popstate', lookAgain)
  addEventListener('hashchange', lookAgain)
  document.addEventListener('click', onClick)
  return () => {
    removeEventListener('popstate', lookAgain)
    removeEventListener('hashchange', lookAgain)
    document.removeEventListener('click', onClick)
  }
}
