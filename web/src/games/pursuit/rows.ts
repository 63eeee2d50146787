/** What lies on the shelf, row by row, and whether all of it can be seen at once. */

import { ROWS, type PursuitView, type RowName } from './view'

export interface ShelfRowData {
  name: RowName
  /** Null is an empty place. */
  cards: (string | null)[]
  /** How many lie in the pile. */
  pile: number
}

/** So that nothing moves when somebody takes a card, every row keeps the places that it has in a usual round. */
export function shelfOf(view: PursuitView): ShelfRowData[] {
  const least = Math.max(2, view.players.length)
  return ROWS.map((name): ShelfRowData => {
    const { cards, pile } = view.board.rows[name]
    return { name, cards: [...cards, ...Array<null>(Math.max(0, least - cards.length)).fill(null)], pile }
  })
}

const CARD = { width: 6.4, height: 4.4 } // rem, the least that can be read
const HEAD = 1.8

/** Are all cards of two lines large enough on a shelf of this size, in rem? */
export function isRoomy(lines: readonly (readonly ShelfRowData[])[], width: number, height: number): boolean {
  const most = Math.max(...lines.map((line) => line.reduce((sum, { cards }) => sum + cards.length, 0)))
  return width / most >= CARD.width && height / lines.length >= CARD.height + HEAD
}
