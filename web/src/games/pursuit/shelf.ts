import type { ShelfData } from '../../lib/games/shelf'

export default { place: 2, oneMore: 'five_players' } satisfies ShelfData
