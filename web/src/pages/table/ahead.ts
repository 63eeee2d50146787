/** Preloads what a table is drawn with, while the server is still creating it. */

import { isReady, learnPage } from '../../lib/games/pages.svelte'

export function fetchAhead(game: string): void {
  // The table itself retries whatever fails, and reports it.
  Promise.all([import('./Table.svelte'), learnPage(game).then(isReady)]).catch(() => undefined)
}
