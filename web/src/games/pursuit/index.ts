/** The page of The Pursuit of Happiness. */

import type { GamePage } from '../../lib/games/page'
import { hasCards } from './cards.svelte'
import Board from './Board.svelte'
import Choice from './Choice.svelte'
import Dock from './Dock.svelte'
import { isGrave, wasted } from './doubts'
import Ending from './Ending.svelte'
import { countersOf, DRAWN, momentOf, plateOf } from './counters'
import { flightsOf } from './flights'
import { momentsOf } from './moments'
import { noticesOf } from './notices'
import Opponents from './Opponents.svelte'
import Player from './Player.svelte'
import { refusalAt } from './reasons'
import Revealed from './Revealed.svelte'
import { deedOf } from './deeds'
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
  routine: [
    'card-dealt',
    'pile-reshuffled',
    'hourglasses-set',
    'sth-reset',
    'action-opened',
    'action-closed',
    'action-taken',
  ],
  ending: { title: 'page-pursuit-goals', Ending },
  end: 'game-ended',
  pinned: ['end-turn', 'stop'],
  ends: ['end-turn'],
  isAside: ({ kind }, question) => kind === 'give-up' && question === 'EndTurn',
  wasted,
  isGrave,
  drawn: DRAWN,
  deed: deedOf,
  flights: flightsOf,
  moments: momentsOf,
  notices: noticesOf,
  Revealed,
} satisfies GamePage<PursuitView>
