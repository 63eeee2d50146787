/** UI-R4: a game on one page. The texts are in the catalogue; here are their order, and the rules they come from. */

export interface Part {
  /** The sentences `page-summary-<game>-<id>` (a list, one per line of `lines`) with their `.title`. */
  id: string
  lines: number
  rules: string[]
  /** Full width. */
  wide?: boolean
}

const SUMMARIES = import.meta.glob<{ default: Part[] }>('../../games/*/summary.ts')

const fileOf = (game: string): string => `../../games/${game}/summary.ts`

export function hasSummary(game: string): boolean {
  return fileOf(game) in SUMMARIES
}

export async function summaryOf(game: string): Promise<Part[]> {
  return (await SUMMARIES[fileOf(game)]?.())?.default ?? []
}
