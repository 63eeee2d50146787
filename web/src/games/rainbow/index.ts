/** The page of The Game of Happiness. */

import type { GamePage } from '../../lib/games/page'
import { rainbowCards } from './cards.svelte'
import Board from './Board.svelte'
import { isAside } from './button.svelte'
import Choice from './Choice.svelte'
import { deedOf } from './deeds'
import Dock from './Dock.svelte'
import { countersOf, DRAWN, plateOf } from './counters'
import { flightsOf } from './flights'
import Keys from './Keys.svelte'
import { momentsOf } from './moments'
import { noticesOf } from './notices'
import Opponents from './Opponents.svelte'
import Player from './Player.svelte'
import Revealed from './Revealed.svelte'
import { refusalAt } from './spots'
import type { RainbowView } from './view'

export default {
  isReady: () => rainbowCards() !== null,
  Board,
  Dock,
  Player,
  Others: Opponents,
  plate: plateOf,
  deed: deedOf,
  counters: countersOf,
  answers: {},
  Answer: Choice,
  end: 'game-won',
  drawn: DRAWN,
  refusalAt,
  flights: flightsOf,
  hasQuietRounds: true,
  moments: momentsOf,
  notices: noticesOf,
  Revealed,
  ending: { title: 'page-rainbow-keys-in-order', Ending: Keys },
  pinned: ['end-turn'],
  ends: ['end-turn'],
  isAside: ({ kind }, question) => isAside(kind, question),
} satisfies GamePage<RainbowView>
