/** A game that somebody shares by a link (docs/protocol.md 14): its requests carry the link's secret, in a header and never in an address. */

/** In place of the code of a table. */
export const SHARED = '-'
const THERE = '/api/tables/-'
const TOKEN = /^#([A-Za-z0-9_-]{32})$/

let token = ''

/** The secret in the part of an address that is never sent to a server; "" if there is none. */
export const tokenIn = (hash: string): string => hash.match(TOKEN)?.[1] ?? ''

export function useShare(secret: string): void {
  token = secret
}

/** Where a request really goes, and the header it needs there. */
export function viaShare(path: string): { path: string; header: [string, string] | null } {
  const rest = path.slice(THERE.length)
  if (!path.startsWith(THERE) || !/^([/?]|$)/.test(rest)) return { path, header: null }
  return { path: `/api/shared${rest}`, header: ['x-felicity-share', token] }
}
