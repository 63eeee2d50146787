/** The page of LOOP. */

import type { GamePage } from '../../lib/games/page'
import { loopCards } from './cards.svelte'
import Board from './Board.svelte'
import Dock from './Dock.svelte'
import { doubtOf } from './doubt'
import { flightsOf } from './flights'
import { momentsOf } from './moments'
import { noticesOf } from './notices'
import Opponents from './Opponents.svelte'
import { DRAWN, plateOf } from './plate'
import Player from './Player.svelte'
import { ANSWERS, PROMPTS, STEPS } from './questions'
import { refusalAt } from './spots'
import type { LoopView } from './view'

export default {
  isReady: () => loopCards() !== null,
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
  refusalAt,
  flights: flightsOf,
  moments: momentsOf,
  notices: noticesOf,
  pinned: ['end-turn', 'accept', 'reject-card', 'reject-reputation'],
  ends: ['end-turn'],
} satisfies GamePage<LoopView>
