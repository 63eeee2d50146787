/** How a game's cards are shown in their list: `games/<game>/cardlist.ts`. Without one they are plain. */

import type { Component } from 'svelte'
import type { CardRow } from './catalogue'
import PlainEntry from './PlainEntry.svelte'

export interface EntryProps {
  row: CardRow
  game: string
  name: string
}

export interface CardList {
  Entry: Component<EntryProps>
  /** The key of a card's name. */
  key: (game: string, row: CardRow) => string
  /** Which catalogue tables are cards, in the order of the list. */
  kinds?: readonly string[]
}

const LISTS = import.meta.glob<{ default: Partial<CardList> }>('../../games/*/cardlist.ts')
const PLAIN: CardList = { Entry: PlainEntry, key: (game, { kind, id }) => `${game}-${kind}-${id}` }

export async function cardListOf(game: string): Promise<CardList> {
  return { ...PLAIN, ...(await LISTS[`../../games/${game}/cardlist.ts`]?.())?.default }
}
