/** The secret of this browser (docs/protocol.md 1): whoever has it holds the seats that were taken with it. It never appears in an address. */

import { address } from '../prefix'

const PLACE = 'felicity.key'

export function key(): string {
  const kept = localStorage.getItem(PLACE)
  if (kept && /^[A-Za-z0-9_-]{43}$/.test(kept)) return kept
  const made = base64url(crypto.getRandomValues(new Uint8Array(32)))
  localStorage.setItem(PLACE, made)
  return made
}

/** This key is signed out: delete everything stored here, and start over. */
export function beginAnew(signedOut: string, why: 'signed-out' | 'deleted'): void {
  if (localStorage.getItem(PLACE) !== signedOut) return // another tab has already started over
  for (const name of Object.keys(localStorage)) if (name.startsWith('felicity.')) localStorage.removeItem(name)
  history.replaceState(null, '', address(`/me#${why}`))
  location.reload()
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Our own part of the shuffle: 32 bytes in hex digits. */
export function shufflePart(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** An id for a command, so that sending it again does nothing twice. `crypto.randomUUID` is missing on plain http. */
export function messageId(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(12)))
}
