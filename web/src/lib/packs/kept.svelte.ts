/** Packs saved in this browser, and the one to be played with next. */

import type { Pack } from './pack'

export interface KeptPack extends Pack {
  id: string
  game: string
}

const PLACE = 'felicity.packs'
const MOST = 30

function read(): KeptPack[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(found)
      ? (found as KeptPack[]).filter((pack) => pack?.id && pack.game && pack.name && pack.files)
      : []
  } catch {
    return []
  }
}

let kept = $state.raw<KeptPack[]>(read())
let chosen = $state.raw<Readonly<Record<string, string>>>({})

export function keptPacks(game: string): KeptPack[] {
  return kept.filter((pack) => pack.game === game)
}

export function keptPack(id: string): KeptPack | undefined {
  return kept.find((pack) => pack.id === id)
}

/** Save a new or changed pack; if there are too many, the one untouched longest goes. False: the browser has no room for it. */
export function keepPack(pack: KeptPack): boolean {
  return write([pack, ...kept.filter((each) => each.id !== pack.id)].slice(0, MOST))
}

export function forgetPack(id: string): void {
  write(kept.filter((pack) => pack.id !== id))
}

function write(packs: KeptPack[]): boolean {
  try {
    localStorage.setItem(PLACE, JSON.stringify(packs))
  } catch {
    return false
  }
  kept = packs
  return true
}

export function newPackId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-')
}

/** The pack for the next table of a game. */
export function choosePack(game: string, id: string): void {
  chosen = { ...chosen, [game]: id }
}

export function chosenPack(game: string): KeptPack | undefined {
  const pack = keptPack(chosen[game] ?? '')
  return pack?.game === game ? pack : undefined
}
