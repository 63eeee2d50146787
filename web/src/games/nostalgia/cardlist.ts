import type { CardList } from '../../pages/rules/cardlist'
import { key } from '../pursuit/cardlist'
import CardEntry from './CardEntry.svelte'

export default { Entry: CardEntry, key } satisfies CardList
