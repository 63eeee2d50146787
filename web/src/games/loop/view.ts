/** What a seat sees of a table of LOOP: the types are the engine's own, by way of the server's OpenAPI document. */

import type { components } from './schema'

type Shapes = components['schemas']
export type LoopView = Shapes['LoopView']
export type LoopBoard = Shapes['LoopBoard']
export type LoopTurn = Shapes['LoopTurn']
export type LoopPlayer = Shapes['LoopPlayer']
export type Material = LoopBoard['burnt'][number]
export type Favour = LoopBoard['favour_discard'][number]
export type Property = keyof NonNullable<LoopPlayer['goals_lacking']>[number]
export type Mode = LoopView['mode']
export type Deck = keyof LoopBoard['tops']
export type Source = keyof LoopPlayer['points']

export const MATERIALS: readonly Material[] = ['food', 'glass', 'metal', 'plastic', 'utility']
export const PROPERTIES: readonly Property[] = ['house', 'group', 'leaf', 'book', 'heart']

/** A material as it lies somewhere. Without a quality it lies in a market that shows none. */
export interface Held {
  type: Material
  quality: number | null
  forgedFrom: Material | null
  shares: number
}

/** Read what the engine writes: `glass 3 forged from metal shared 1`. */
export function held(text: string): Held {
  const words = text.split(' ')
  const after = (word: string, steps: number): string | undefined => {
    const at = words.indexOf(word)
    return at < 0 ? undefined : words[at + steps]
  }
  return {
    type: words[0] as Material,
    quality: words[1] ? Number(words[1]) : null,
    forgedFrom: (after('forged', 2) as Material | undefined) ?? null,
    shares: Number(after('shared', 1) ?? 0),
  }
}

/** The name that the two cards of an activity share: `dance-1` is a `dance`. */
export function activityName(id: string): string {
  return id.replace(/-\d+$/, '')
}

export function playerOf(view: LoopView, seat: number): LoopPlayer | undefined {
  return view.players.find((player) => player.seat === seat)
}
