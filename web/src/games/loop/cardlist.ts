import type { CardList } from '../../pages/rules/cardlist'
import CardEntry from './CardEntry.svelte'

/** Favours of either colour and the two cards of an activity share their names. */
const key: CardList['key'] = (game, { kind, id }) =>
  `${game}-${kind}-${id.replace(/^(red|blue)-/, '').replace(kind === 'activity' ? /-\d+$/ : /$^/, '')}`

const kinds = ['career', 'activity', 'goal', 'favour', 'event', 'material']

export default { Entry: CardEntry, key, kinds } satisfies CardList
