/** The page of LOOP. */

import type { GamePage } from '../../lib/games/page'
import { loopCards } from './cards.svelte'
import { GROUPS } from './answers/kinds'
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
import Revealed from './Revealed.svelte'
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
  end: 'game-ended',
  drawn: DRAWN,
  warnings: { 'event-drawn': 'page-table-draws-event' }, // a border of the happiness track is crossed
  groups: GROUPS,
  doubt: doubtOf,
  refusalAt,
  routine: ['material-refilled', 'activity-refilled', 'turn-ended', 'favour-drawn', 'favour-seen', 'material-burnt'],
  flights: flightsOf,
  moments: momentsOf,
  Revealed,
  notices: noticesOf,
  pinned: ['end-turn', 'accept', 'reject-card', 'reject-reputation', 'agree', 'refuse'],
  ends: ['end-turn'],
} satisfies GamePage<LoopView>
