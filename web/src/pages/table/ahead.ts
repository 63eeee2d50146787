/** What a table is drawn with, fetched while the server still lays it. */

import { isReady, learnPage } from '../../lib/games/pages.svelte'

export function fetchAhead(game: string): void {
  // The table itself asks again for whatever doesn't come, and says so.
  Promise.all([import('./Table.svelte'), learnPage(game).then(isReady)]).catch(() => undefined)
}
