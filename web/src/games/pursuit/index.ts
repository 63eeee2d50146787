/** The page of The Pursuit of Happiness. */

import type { GamePage } from '../../lib/games/page'
import { hasCards } from './cards.svelte'
import Board from './Board.svelte'
import Choice from './Choice.svelte'
import Dock from './Dock.svelte'
import { isGrave, wasted } from './doubts'
import Ending from './Ending.svelte'
import { countersOf, momentOf, plateOf } from './figures'
import Opponents from './Opponents.svelte'
import Player from './Player.svelte'
import { refusalAt } from './reasons'
import { ROWS, type PursuitView } from './view'

export default {
  isReady: hasCards,
  Board,
  Dock,
  Player,
  Others: Opponents,
  plate: plateOf,
  counters: countersOf,
  moment: momentOf,
  places: ROWS.map((row) => ({ id: `row-${row}`, text: `page-pursuit-row-${row}` })),
  answers: {},
  Answer: Choice,
  steps: ['PayForProject', 'OrderReward'],
  refusalAt,
  ending: { title: 'page-pursuit-goals', Ending },
  pinned: ['end-turn', 'stop'],
  ends: ['end-turn'],
  isAside: ({ kind }, question) => kind === 'give-up' && question === 'EndTurn',
  wasted,
  isGrave,
} satisfies GamePage<PursuitView>
