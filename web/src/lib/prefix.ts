/** The path below which a host serves Felicity, such as `/games`; empty at the root of the site. The server writes it into index.html. */

const written = document.querySelector<HTMLMetaElement>('meta[name="felicity-root"]')?.content ?? '/'

export const prefix = written.startsWith('/') ? written.slice(0, -1) : ''

/** The address of one of our paths, for links and requests. */
export function address(path: string): string {
  return prefix + path
}

/** Our path in an address, or null if it isn't one of ours. */
export function below(pathname: string): string | null {
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : null
}

/** Where the server's book is, which explains every rule; empty if it has none. */
const book = document.querySelector<HTMLMetaElement>('meta[name="felicity-book"]')?.content ?? ''

export const hasBook = book !== ''

/** The address of a rule in the book; empty if there is no book. */
export function inBook(rule: string): string {
  return book && `${book}rule/${encodeURIComponent(rule)}`
}
