/** The data of a game's cards: those of the catalogue, of a table's house cards, or of cards being edited here.
 *
 * The server is asked once, and again after a moment if that failed.
 */

import { get } from '../net/api'
import type { Edits } from '../packs/pack'

export type CatalogueData = Record<string, unknown>
type Use = (data: CatalogueData) => void
type Row = Record<string, unknown>

const AGAIN_AFTER = 2000
/** Every game that has asked, and what it does with its card data. */
const uses = new Map<string, Use>()
/** The cards of the catalogue, by game. */
const printed = new Map<string, CatalogueData>()
/** The table whose house cards are shown; "": the cards of the catalogue. */
let house = ''
/** Local edits that no table uses yet. */
let edits: Edits = {}
/** Games that still have the card data of another table. */
let outdated = $state.raw<ReadonlySet<string>>(new Set())

export function askForCards(game: string, use: Use): void {
  if (uses.has(game)) return
  uses.set(game, use)
  ask(game, use)
}

function ask(game: string, use: Use): void {
  const from = house
  get<CatalogueData>(from ? `/api/tables/${from}/cards/${game}` : `/api/games/${game}/cards`).then(
    (data) => {
      if (from !== house) return
      if (!from) printed.set(game, data)
      use(from ? data : edited(data, edits))
      outdated = new Set([...outdated].filter((each) => each !== game))
    },
    () => setTimeout(() => from === house && ask(game, use), AGAIN_AFTER),
  )
}

/** Show the house cards of a table, or those of the catalogue again. */
export function showCardsOf(table: string): void {
  if (table === house) return
  house = table
  outdated = new Set(uses.keys())
  for (const [game, use] of uses) ask(game, use)
}

/** Show the cards of the catalogue with changes. */
export function showEdited(changes: Edits): void {
  edits = changes
  for (const [game, use] of uses) {
    const data = printed.get(game)
    if (data && !house) use(edited(data, edits))
  }
}

function edited(data: CatalogueData, changes: Edits): CatalogueData {
  const tables = Object.entries(changes).filter(([table]) => Array.isArray(data[table]))
  const corrected = tables.map(([table, cards]) => [
    table,
    (data[table] as Row[]).map((row) => ({ ...row, ...cards[String(row['id'] ?? row['name'])] })),
  ])
  return { ...data, ...Object.fromEntries(corrected) }
}

/** Are the loaded card data the ones to show? */
export function areCardsCurrent(): boolean {
  return outdated.size === 0
}
