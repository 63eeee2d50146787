import type { CardList } from '../../pages/rules/cardlist'
import CardEntry from './CardEntry.svelte'

const key: CardList['key'] = (game, { kind, id }) => `${game}-${kind.replace('production_level', 'level')}-${id}`

export default { Entry: CardEntry, key } satisfies CardList
