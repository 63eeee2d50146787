/** Happy Nation: one day of the Builder, its evening and its prices. */

import type { NationPlayer, NationView } from './view'
import type { Tutorial } from '../../pages/rules/tutorial'

const me = (view: NationView): NationPlayer => view.players[0]!
const isOver = (view: NationView): boolean => view.step !== 'day' || view.round > 1

export default {
  table: {
    players: 3,
    seed: 'nation-340',
    options: { target: 16, open_money: true, open_mat_money: true },
  },
  level: 'easy',
  steps: [
    { id: 'welcome', rules: ['NATION-A.1'] },
    { id: 'aim', target: '[data-testid=race]', rules: ['NATION-G.1', 'NATION-G.2', 'NATION-G.4'] },
    { id: 'mine', target: '#mine', rules: ['NATION-2.b1', 'NATION-2.b3'] },
    { id: 'day', target: '[data-testid=clock]', rules: ['NATION-2.1', 'NATION-2.2', 'NATION-2.5'] },
    {
      id: 'explore',
      target: '#actions',
      framed: '[data-testid=place-explore]',
      options: ['explore'],
      done: (view) => isOver(view) || me(view).hand > 0 || me(view).points['cards']! > 0,
      rules: ['NATION-2.d1', 'NATION-2.d3'],
    },
    {
      id: 'card',
      target: '#actions',
      framed: '[data-testid=hand] [data-testid=card-date], [data-testid=hand]',
      options: ['play date', 'play *'],
      done: (view) => isOver(view) || me(view).points['cards']! > 0,
      rules: ['NATION-2.d4', 'NATION-X.3'],
    },
    { id: 'market', target: '[data-testid=place-market], [data-testid=market]', rules: ['NATION-2.c2', 'NATION-2.c4'] },
    {
      id: 'visit',
      target: '#actions',
      framed: '[data-testid=house-2]',
      options: ['visit seat2 buy 1', 'visit seat3 buy 1', 'visit seat2'],
      done: (view) => isOver(view) || me(view).visited.length > 0,
      rules: ['NATION-2.c1', 'NATION-2.c3', 'NATION-2.e1'],
    },
    {
      id: 'work',
      target: '#actions',
      framed: '[data-testid=house-1]',
      options: ['work 1'],
      done: (view) => isOver(view) || me(view).hours >= 8,
      rules: ['NATION-2.b1', 'NATION-2.b3', 'NATION-2.a2'],
    },
    {
      id: 'end',
      target: '#actions',
      options: ['end day'],
      done: (view) => isOver(view) || me(view).hours >= 12,
      rules: ['NATION-2.2', 'NATION-2.4'],
    },
    { id: 'night', target: '#mine', rules: ['NATION-3.1', 'NATION-3.4', 'NATION-3.6'] },
    {
      id: 'price',
      target: '#actions',
      options: ['price 9', 'store 0'],
      done: (view) => view.round > 1,
      rules: ['NATION-4.1b', 'NATION-4.3a', 'NATION-4.4a'],
    },
    { id: 'abroad', target: '[data-testid=post], [data-testid=place-paper]', rules: ['NATION-E.1', 'NATION-E.2b'] },
    { id: 'free', rules: ['NATION-2.a1', 'NATION-G.2'] },
  ],
} satisfies Tutorial<NationView>
