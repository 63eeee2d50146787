import type { ShelfData } from '../../lib/games/shelf'

export default {
  place: 3,
  players: 4,
  role: { option: 'characters', cards: 'character', texts: 'nation-character-' },
  teaching: { players: 3, options: { target: 16, open_money: true, open_mat_money: true } },
} satisfies ShelfData
