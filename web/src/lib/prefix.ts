/** Where Felicity lies: below which path, and whether a server is behind it. Whoever serves index.html writes both into it. */

const meta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="felicity-${name}"]`)?.content ?? ''

/**
 * A site is a folder of plain files that any server hands out (`felicity site`): the tables are in this browser. Only its index.html
 * is found by an address, so what is shown is in the query: `?/t/KPRTWX&at=3`.
 */
export const isSite = meta('edition') === 'site'

/** Which build of the site this is: it changes with every file. */
export const build = meta('build')

/** Where the site has the memory of a Python that is ready; empty if it was written without one. */
export const memory = meta('memory')

/** The path below which a host serves Felicity, such as `/games`; empty at the root of the host. */
export const prefix = isSite ? location.pathname.replace(/\/[^/]*$/, '') : writtenPrefix()

function writtenPrefix(): string {
  const written = meta('root') || '/'
  return written.startsWith('/') ? written.slice(0, -1) : ''
}

/** The address of a file. */
export function file(path: string): string {
  return prefix + path
}

/** The address of one of our paths, for links and requests. */
export function address(path: string): string {
  if (!isSite) return prefix + path
  const [, way = '/', query = '', hash = ''] = path.match(/^([^?#]*)(?:\?([^#]*))?(#.*)?$/) ?? []
  if (way === '/' && !query) return `${prefix}/${hash}`
  return `${prefix}/?${way}${query && `&${query}`}${hash}`
}

/** Our path and its query in an address, or null if it isn't one of ours. */
export function placeIn({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Pick<Place, 'path' | 'search'> | null {
  if (!pathname.startsWith(`${prefix}/`)) return null
  const path = pathname.slice(prefix.length)
  if (!isSite) return { path, search }
  if (path !== '/' && path !== '/index.html') return null
  const [, way = '/', query = search.slice(1)] = search.match(/^\?(\/[^&]*)&?(.*)$/) ?? []
  return { path: way, search: query && `?${query}` }
}

export interface Place {
  path: string
  search: string
  hash: string
}

/** Where the server's book is, which explains every rule; empty if it has none. */
const book = meta('book')

export const hasBook = book !== ''

/** The address of a rule in the book; empty if there is no book. */
export function inBook(rule: string): string {
  return book && `${book}rule/${encodeURIComponent(rule)}`
}
