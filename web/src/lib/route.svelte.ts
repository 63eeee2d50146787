/** Where we are: the path of the address, without a page load. */

let path = $state(location.pathname)
let hash = $state(location.hash)

export const place = {
  get path(): string {
    return path
  },
  get hash(): string {
    return hash
  },
}

function look(): void {
  path = location.pathname
  hash = location.hash
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  look()
  if (!to.includes('#')) window.scrollTo(0, 0)
}

/** Called once by the app: our own links change the place, others load as usual. */
export function followLinks(): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest('a')
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (
      link.target ||
      link.hasAttribute('download') ||
      link.origin !== location.origin ||
      link.pathname.startsWith('/api/')
    )
      return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
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
