/** Parts of a long board that are worth a jump of their own; the board, one's own things, the others and the log every game has. */

import { ROWS } from '../../games/pursuit/view'

export interface Place {
  id: string
  /** The sentence that names it. */
  text: string
}

const rows: Place[] = ROWS.map((row) => ({ id: `row-${row}`, text: `page-pursuit-row-${row}` }))

export const PLACES: Readonly<Record<string, Place[]>> = { pursuit: rows, nostalgia: rows }
