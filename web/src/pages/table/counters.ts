/** Counters whose changes the log shows: as their game draws them, or as every game does. */

import type { Drawn } from '../../lib/choices/changes'
import { pageOf } from '../../lib/games/pages.svelte'
import type { IconName } from '../../lib/theme/icons'

const ICONS: Readonly<Record<string, IconName>> = { coins: 'coin', happiness: 'happiness', reputation: 'reputation' }

export function counterIn(game: string, name: string): Drawn {
  const drawn = pageOf(game)?.drawn?.find((each) => each.name === name)
  return drawn ?? { name, icon: ICONS[name] ?? 'star', word: `page-table-counter-${name}` }
}
