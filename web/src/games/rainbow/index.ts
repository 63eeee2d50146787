/** The page of The Game of Happiness. */

import type { GamePage } from '../../lib/games/page'
import { rainbowCards } from './cards.svelte'
import Board from './Board.svelte'
import { isAside } from './button.svelte'
import Choice from './Choice.svelte'
import Dock from './Dock.svelte'
import { countersOf, plateOf } from './figures'
import Keys from './Keys.svelte'
import Opponents from './Opponents.svelte'
import Player from './Player.svelte'
import type { RainbowView } from './view'

export default {
  isReady: () => rainbowCards() !== null,
  Board,
  Dock,
  Player,
  Others: Opponents,
  plate: plateOf,
  counters: countersOf,
  answers: {},
  Answer: Choice,
  ending: { title: 'page-rainbow-keys-in-order', Ending: Keys },
  pinned: ['end-turn'],
  ends: ['end-turn'],
  isAside: ({ kind }, question) => isAside(kind, question),
} satisfies GamePage<RainbowView>
