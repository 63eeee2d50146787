/** The page of Nostalgia: that of the base game, with an album of memories for everybody. */

import type { GamePage } from '../../lib/games/page'
import base from '../pursuit'
import { addBox } from '../pursuit/boxes.svelte'
import type { PursuitView } from '../pursuit/view'
import { NOSTALGIA } from './box'
import Choice from './Choice.svelte'
import './colours.css'
import Dock from './Dock.svelte'
import Ending from './Ending.svelte'
import { flightsOf } from './flights'
import { momentsOf } from './moments'
import { noticesOf } from './notices'
import Opponents from './Opponents.svelte'
import Player from './Player.svelte'
import { QUESTIONS } from './questions'
import Revealed from './Revealed.svelte'
import { deedOf } from './deeds'

addBox(NOSTALGIA)

export default {
  ...base,
  Dock,
  Player,
  Others: Opponents,
  Answer: Choice,
  steps: [...base.steps, ...Object.keys(QUESTIONS)],
  // What can be placed after the action can be placed before the next one.
  isAside: (option, question) => base.isAside(option, question) || (option.kind === 'place' && question === 'EndTurn'),
  deed: deedOf,
  flights: flightsOf,
  moments: momentsOf,
  notices: noticesOf,
  Revealed,
  ending: { ...base.ending, Ending },
} satisfies GamePage<PursuitView>
