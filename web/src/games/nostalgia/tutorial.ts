/** Nostalgia: what it adds, by one card from the hand to its second level. */

import { albumOf, type AlbumData } from './view'
import type { PursuitView } from '../pursuit/view'
import type { Tutorial } from '../../pages/rules/tutorial'

const mine = (view: PursuitView): AlbumData => albumOf(view.players[0]!)
const hasEnded = (view: PursuitView): boolean => view.question !== 'EndTurn' || view.to_act !== 1

/** The card that was put on the board, and where it would lie. */
const PLACED = '[data-testid=album-1] [data-testid=memory-first-guitar], [data-testid=album-1]'

export default {
  table: {
    players: 2,
    seed: 'memory-42',
    options: { starting_player: '1' },
  },
  level: 'easy',
  steps: [
    { id: 'welcome', rules: ['NOS-1.7', 'NOS-1.4'] },
    { id: 'hand', target: '#mine [data-testid=hand]', rules: ['NOS-1.6', 'NOS-1.5', 'NOS-2.1'] },
    {
      id: 'trait',
      target: '#actions',
      options: ['keep sentimental', 'keep *'],
      done: (view) => view.players[0]!.trait !== null,
      rules: ['NOS-1.1'],
    },
    {
      id: 'place',
      target: '#mine [data-testid=hand] [data-testid=memory-first-guitar], #mine [data-testid=hand]',
      options: ['place first-guitar', 'place *'],
      done: (view) => mine(view).hand_size < 8,
      rules: ['NOS-2.2', 'NOS-2.3'],
    },
    { id: 'triggers', target: PLACED, rules: ['NOS-3.1', 'NOS-3.2', 'NOS-3.10'] },
    {
      id: 'active',
      target: PLACED,
      options: ['activate *'],
      done: (view) => mine(view).realised.length > 0 || mine(view).board.some(({ active }) => active),
      rules: ['NOS-3.5', 'NOS-3.6', 'NOS-3.7'],
    },
    {
      id: 'passive',
      target: '[data-testid=space-play]',
      options: ['play', 'end turn'],
      done: (view) =>
        mine(view).realised.length > 0 || (mine(view).board.some(({ passive }) => passive) && hasEnded(view)),
      rules: ['NOS-3.3', 'NOS-3.4', 'NOS-2.4'],
    },
    {
      id: 'realise',
      target: PLACED,
      options: ['realise *'],
      done: (view) => mine(view).realised.length > 0,
      rules: ['NOS-4.1', 'NOS-4.4'],
    },
    { id: 'turned', target: '[data-testid=realised-1] article', rules: ['NOS-4.5', 'NOS-4.6', 'NOS-4.8'] },
    {
      id: 'progress',
      target: '[data-testid=realised-1] article',
      options: ['end turn', 'progress *'],
      done: (view) => mine(view).realised.some(({ level }) => level > 1),
      rules: ['NOS-6.1', 'NOS-5.11'],
    },
    { id: 'kinds', target: '#mine [data-testid=hand]', rules: ['NOS-5.3', 'NOS-5.8', 'NOS-7.1', 'NOS-5.12'] },
    { id: 'free', rules: ['NOS-4.7', 'NOS-2.5'] },
  ],
} satisfies Tutorial<PursuitView>
