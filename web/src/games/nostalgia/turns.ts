/** What Nostalgia adds to one's turn: card actions at once, the cards of the hand and what one lets go of behind a button. */

import type { OptionData } from '../../lib/net/api'
import { t } from '../../lib/text.svelte'
import type { Tile, Turns } from '../pursuit/boxes.svelte'
import { parseMemoryOption, type Kind } from './options'
import MemoryOptions from './MemoryOptions.svelte'

const BEHIND: Partial<Record<Kind, string>> = {
  place: 'M8 8h14v18H8ZM12 8V5h14v18h-4M33 9v14M28 18l5 6 5-6',
  drop: 'M8 6h16v20H8ZM12 12h8M12 17h5M29 10l10 12M39 10 29 22',
}

const kindOf = ({ text }: OptionData): Kind | undefined => parseMemoryOption(text)?.kind

function tileOf(kind: Kind, options: OptionData[]): Tile {
  return {
    id: kind,
    name: t(`page-nostalgia-tile-${kind}`),
    about: t(`page-nostalgia-tile-${kind}.about`, { number: options.length }),
    path: BEHIND[kind] ?? '',
    options,
  }
}

export const TURNS: Turns = {
  title: () => t('page-nostalgia-in-turn'),
  owns: (text) => parseMemoryOption(text) !== null,
  split: (options) => {
    const kinds = Object.keys(BEHIND) as Kind[]
    return {
      now: options.filter((option) => !kinds.includes(kindOf(option) ?? 'use')),
      tiles: kinds
        .map((kind) =>
          tileOf(
            kind,
            options.filter((option) => kindOf(option) === kind),
          ),
        )
        .filter((tile) => tile.options.length),
    }
  },
  Options: MemoryOptions,
}
