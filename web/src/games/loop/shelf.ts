import type { ShelfData } from '../../lib/games/shelf'

export default {
  place: 1,
  players: 4,
  role: { option: 'careers', cards: 'career', texts: 'loop-career-' },
} satisfies ShelfData
