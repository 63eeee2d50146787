/** The page of LOOP. */

import type { GamePage } from '../../lib/games/page'
import Board from './Board.svelte'
import Dock from './Dock.svelte'
import { doubtOf } from './doubt'
import { flightsOf } from './flights'
import Opponents from './Opponents.svelte'
import { DRAWN, plateOf } from './plate'
import Player from './Player.svelte'
import { ANSWERS, PROMPTS, STEPS } from './questions'
import { refusalAt } from './spots'
import type { LoopView } from './view'

export default {
  Board,
  Dock,
  Player,
  Others: Opponents,
  plate: plateOf,
  answers: ANSWERS,
  steps: STEPS,
  prompts: PROMPTS,
  drawn: DRAWN,
  doubt: doubtOf,
  isCareful: true,
  refusalAt,
  flights: flightsOf,
  pinned: ['end-turn'],
  ends: ['end-turn'],
} satisfies GamePage<LoopView>
