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
import { noticesOf } from './news'
import Opponents from './Opponents.svelte'
import Player from './Player.svelte'
import { QUESTIONS } from './questions'

addBox(NOSTALGIA)

export default {
  ...base,
  Dock,
  Player,
  Others: Opponents,
  Answer: Choice,
  steps: [...base.steps, ...Object.keys(QUESTIONS)],
  notices: noticesOf,
  ending: { ...base.ending, Ending },
} satisfies GamePage<PursuitView>
