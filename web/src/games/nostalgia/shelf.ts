import type { ShelfData } from '../../lib/games/shelf'

export default { oneMore: 'five_players' } satisfies ShelfData
