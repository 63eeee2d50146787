/** Icons of the counters that the log tells changes of. */

import type { IconName } from '../../lib/look/icons'

const ICONS: Readonly<Record<string, IconName>> = { coins: 'coin', happiness: 'happiness', reputation: 'reputation' }

export function counterIcon(name: string): IconName {
  return ICONS[name] ?? 'star'
}
