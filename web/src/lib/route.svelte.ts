/** The current place: the path of the address, changed without a page load. */

import { address, below } from './prefix'

let path = $state(below(location.pathname) ?? location.pathname)
let hash = $state(location.hash)
let search = $state(location.search)

export const place = {
  get path(): string {
    return path
  },
  get hash(): string {
    return hash
  },
  /** The query of the address, such as `?at=12`. */
  get search(): string {
    return search
  },
}

function look(): void {
  path = below(location.pathname) ?? location.pathname
  hash = location.hash
  search = location.search
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', address(to))
  else history.pushState(null, '', address(to))
  look()
  if (!to.includes('#')) window.scrollTo(0, 0)
}

/** Put the current position on a page into the address, without navigating. */
export function note(asked: string, hash = ''): void {
  history.replaceState(null, '', `${location.pathname}${asked}${hash}`)
  look()
}

/** Called once by the app: our own links navigate within the page, others load as usual. */
export function followLinks(): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest('a')
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    const to = below(link.pathname)
    if (to === null || /^\/(api|book)\//.test(to)) return
    event.preventDefault()
    go(to + link.search + link.hash)
  }
  addEventListener('popstate', look)
  addEventListener('hashchange', look)
  document.addEventListener('click', onClick)
  return () => {
    removeEventListener('popstate', look)
    removeEventListener('hashchange', look)
    document.removeEventListener('click', onClick)
  }
}
