/** The box of Nostalgia, as the page of the base game takes it in. */

import type { Box } from '../pursuit/boxes.svelte'
import { readMemories } from './cards.svelte'
import { DRAWN, PICTURES } from './drawings'

export const NOSTALGIA: Box = {
  id: 'nostalgia',
  read: readMemories,
  drawn: DRAWN,
  things: PICTURES,
  partners: ['vera', 'alma'],
  icons: { partner: 'group' },
  lays: ['partner-met'],
}
