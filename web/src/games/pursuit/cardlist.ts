import type { CardList } from '../../pages/rules/cardlist'
import CardEntry from './CardEntry.svelte'

const CARDS = ['project', 'item', 'job', 'nostalgia']

/** Traits, goals and partners have names of their own kind; everything else is a card. */
export const key: CardList['key'] = (game, { kind, id }) => `${game}-${CARDS.includes(kind) ? 'card' : kind}-${id}`

export default { Entry: CardEntry, key } satisfies CardList
