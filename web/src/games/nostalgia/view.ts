/** What Nostalgia adds to the view of The Pursuit of Happiness, as src/felicity/games/nostalgia/keeping.py makes it. */

import type { PursuitPlayer } from '../pursuit/view'

/** A card on the Nostalgia board, with a check for each trigger. */
export interface Reminiscence {
  card: string
  passive: boolean
  active: boolean
}

/** A card that was turned over. */
export interface Realised {
  card: string
  /** On a card with two choices the third and the fourth are these. */
  level: number
  hourglasses: number
  /** Its skill, in this round. */
  used: boolean
  /** Its goal, for good. */
  met: boolean
  stock: number
}

export interface AlbumData {
  /** Only one's own is told. */
  hand: string[] | null
  hand_size: number
  places: number
  board: Reminiscence[]
  realised: Realised[]
  dropped: string[]
}

export function albumOf(player: PursuitPlayer): AlbumData {
  return (player as PursuitPlayer & { nostalgia: AlbumData }).nostalgia
}
