/** The page of Happy Nation. */

import type { GamePage } from '../../lib/games/page'
import { nationCards } from './cards.svelte'
import Board from './Board.svelte'
import Choice from './Choice.svelte'
import Dock from './Dock.svelte'
import EndMoney from './EndMoney.svelte'
import { countersOf, DRAWN, plateOf } from './counters'
import { flightsOf } from './flights'
import { momentsOf } from './moments'
import { noticesOf } from './notices'
import Opponents from './Opponents.svelte'
import Player from './Player.svelte'
import Revealed from './Revealed.svelte'
import { refusalAt } from './spots'
import { nationDoubt } from './doubt'
import type { NationView } from './view'

export default {
  isReady: () => nationCards() !== null,
  Board,
  Dock,
  Player,
  Others: Opponents,
  plate: plateOf,
  counters: countersOf,
  answers: {},
  Answer: Choice,
  accounts: { title: 'page-nation-accounts', about: 'page-nation-accounts.about', Accounts: EndMoney },
  prompts: ['UseVaccine', 'GivePresent'],
  end: 'game-ended',
  drawn: DRAWN,
  doubt: nationDoubt,
  isCareful: true,
  refusalAt,
  flights: flightsOf,
  moments: momentsOf,
  notices: noticesOf,
  Revealed,
  pinned: ['end-day'],
  ends: ['end-day'],
} satisfies GamePage<NationView>
