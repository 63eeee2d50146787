/** LOOP: bought, refused a favour, consumed twice. */

import type { LoopView } from './view'
import type { Tutorial } from '../../pages/rules/tutorial'

const me = (view: LoopView): LoopView['players'][number] => view.players[0]!

export default {
  table: { mode: 'basic', players: 2, seed: 'tutorial-13', options: { starting_player: '1' } },
  level: 'normal',
  steps: [
    { id: 'welcome', rules: ['LOOP-1.1f'] },
    { id: 'happiness', target: '#mine', rules: ['LOOP-1.1e', 'LOOP-2.8b'] },
    { id: 'turn', target: '#actions', rules: ['LOOP-2.0a', 'LOOP-2.0b'] },
    { id: 'board', target: '#board', rules: ['LOOP-2.0.c2', 'LOOP-2.0.b1'] },
    {
      id: 'buy',
      target: '[data-spot="market:metal"]',
      options: ['buy metal 2'],
      done: (view) => me(view).materials.some((material) => material.startsWith('metal')),
      rules: ['LOOP-2.0.b3', 'LOOP-2.0.b2'],
    },
    {
      id: 'end',
      target: '#actions [data-option="end turn"]',
      options: ['end turn'],
      done: (view) => view.active !== 1,
      rules: ['LOOP-2.7a'],
    },
    { id: 'other', target: '[data-region=ticker], #log', done: (view) => view.to_act === 1, rules: ['LOOP-2.1b'] },
    {
      id: 'asked',
      target: '#actions',
      options: ['reject with card'],
      done: (view) => view.question !== 'AnswerFavour',
      rules: ['LOOP-2.4-4', 'LOOP-2.4b1', 'LOOP-2.4a3'],
    },
    {
      id: 'consume',
      target: '[data-spot="stage:music-2"]',
      options: ['consume music-2'],
      done: (view) => me(view).completed >= 1,
      rules: ['LOOP-2.0.c2', 'LOOP-2.0.c4'],
    },
    {
      id: 'more',
      target: '[data-spot="stage:travel-2"]',
      options: ['consume travel-2'],
      done: (view) => me(view).completed >= 2,
      rules: ['LOOP-2.0.c1'],
    },
    { id: 'worn', target: '#mine [data-testid=landfill-1]', rules: ['LOOP-2.0.c5', 'LOOP-1.1j'] },
    { id: 'goals', target: '#mine [data-testid=goals]', rules: ['LOOP-2.3a', 'LOOP-2.3b'] },
    { id: 'favours', target: '#mine [data-spot="hand:1"]', rules: ['LOOP-2.4-1', 'LOOP-2.4a3', 'LOOP-2.4b1'] },
    { id: 'free', rules: ['LOOP-2.8-1', 'LOOP-2.8c'] },
  ],
} satisfies Tutorial<LoopView>
