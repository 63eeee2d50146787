/** What a seat sees of a table of The Game of Happiness: the types are the engine's own, by way of the server's OpenAPI document. */

import type { components } from './schema'

type Shapes = components['schemas']
export type RainbowView = Shapes['RainbowView']
export type RainbowBoard = Shapes['RainbowBoard']
export type RainbowPlayer = Shapes['RainbowPlayer']
export type Holder = Shapes['RainbowHolder']
export type NumberCards = Shapes['RainbowNumbers']
export type Area = RainbowPlayer['keys'][number]
export type Track = Holder['track']
export type Device = 'hand' | 'heart' | 'bookshelf' | 'computer' | 'lightning' | 'bicycle'
export type Colour = 'plain' | 'green' | 'red' | 'blue' | 'orange' | 'last'

export const AREAS: readonly Area[] = ['faith', 'health', 'friendship', 'knowledge', 'love', 'money']

export interface Place {
  track: Track
  /** 0 is the start of the track; null is the holder of the wheel beside it. */
  space: number | null
}

/** Read what the engine writes: `love 3`, `wheel love`. */
export function placeOf(text: string | null): Place | null {
  if (!text) return null
  const [first, second] = text.split(' ')
  return first === 'wheel'
    ? { track: second as Track, space: null }
    : { track: first as Track, space: Number(second ?? 0) }
}

export function playerOf(view: RainbowView, seat: number | null): RainbowPlayer | undefined {
  return view.players.find((player) => player.seat === seat)
}

/** How many of an area lie in a list. */
export function countOf(cards: readonly Area[], area: Area): number {
  return cards.filter((card) => card === area).length
}

export interface AreaState {
  area: Area
  hangUps: number
  saved: number
  key: 'missing' | 'front' | 'safe'
  /** Slot on the stand, from 1 at the bottom; 0: not there. */
  slot: number
}

/** What a player has of every area: hang-ups against self-improvement cards, and the key. */
export function statesOf(player: RainbowPlayer): AreaState[] {
  return AREAS.map((area) => ({
    area,
    hangUps: countOf(player.hang_ups, area) + countOf(player.fate_hang_ups, area),
    saved: countOf(player.saved, area),
    key: player.stand.includes(area) ? 'safe' : player.keys.includes(area) ? 'front' : 'missing',
    slot: player.stand.indexOf(area) + 1,
  }))
}
