import type { ShelfData } from '../../lib/games/shelf'

export default { place: 4 } satisfies ShelfData
