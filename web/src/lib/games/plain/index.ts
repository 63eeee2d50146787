/** The page of a game without one of its own: any game can be played with it. */

import { valueName } from '../labels'
import type { GamePage } from '../page'
import Board from './Board.svelte'
import Dock from './Dock.svelte'
import Others from './Others.svelte'
import Player from './Player.svelte'
import { valuesOf, playersIn } from './players'

const MOST = 4 // counters on a plate

export default {
  Board,
  Dock,
  Others,
  Player,
  answers: {},
  plate: (view, seat) => {
    const player = playersIn(view).find((each) => each.seat === seat)
    const numbers = (player ? valuesOf(player) : []).filter(([, value]) => typeof value === 'number')
    return {
      counters: numbers.slice(0, MOST).map(([name, value]) => ({
        id: name,
        icon: 'star',
        word: valueName(String(view['game'] ?? ''), name),
        value: String(value),
      })),
    }
  },
} satisfies GamePage
