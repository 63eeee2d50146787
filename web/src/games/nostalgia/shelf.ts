import type { ShelfData } from '../../lib/games/shelf'
import base from '../pursuit/shelf'

export default { oneMore: { option: 'five_players' }, onlyIn: base.onlyIn, matches: base.matches } satisfies ShelfData
