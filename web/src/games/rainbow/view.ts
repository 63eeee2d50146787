/** What a seat sees of a table of The Game of Happiness, as src/felicity/games/rainbow/view.py makes it. */

export type Area = 'faith' | 'health' | 'friendship' | 'knowledge' | 'love' | 'money'
export type Track = 'friendship' | 'love' | 'self_improvement' | 'knowledge' | 'faith' | 'health'
export type Device = 'hand' | 'heart' | 'bookshelf' | 'computer' | 'lightning' | 'bicycle'
export type Colour = 'plain' | 'green' | 'red' | 'blue' | 'orange' | 'last'

export const AREAS: readonly Area[] = ['faith', 'health', 'friendship', 'knowledge', 'love', 'money']

export interface Holder {
  track: Track
  seat: number | null
}

export interface NumberCards {
  left: number
  used: number[]
}

export interface RainbowBoard {
  wheel: Holder[] // clockwise
  fate: number
  fate_bottom: string[]
  self_improvement: number
  self_improvement_bottom: Area[]
  removed_fate: Area[]
  removed_self_improvement: Area[]
  numbers: Record<'bookshelf' | 'bicycle', NumberCards>
}

export interface RainbowPlayer {
  seat: number
  marker: string | null // `love 3`, `love 0` at its start, `wheel love` on the holder beside it
  on_wheel: boolean
  may_get_off: boolean
  button: string | null
  hang_ups: Area[]
  fate_hang_ups: Area[]
  saved: Area[]
  keys: Area[] // in front
  stand: Area[] // from the bottom
  stand_rounds: number[]
  money: number
  collected: number
}

export interface RainbowView {
  game: 'rainbow'
  mode: string
  seat: number | null
  round: number
  starter: number
  active: number
  winner: number | null
  button_moved: boolean
  board: RainbowBoard
  players: RainbowPlayer[]
  to_act: number | null
  question: string
  number: number
}

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
