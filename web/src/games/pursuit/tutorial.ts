/** The Pursuit of Happiness: the whole youth, and the first upkeep. */

import type { PursuitPlayer, PursuitView } from './view'
import type { Tutorial } from '../../pages/rules/tutorial'

const me = (view: PursuitView): PursuitPlayer => view.players[0]!
/** Is nothing left to decide in the turn? */
const hasEnded = (view: PursuitView): boolean => view.question !== 'EndTurn' || view.to_act !== 1
const isAdult = (view: PursuitView): boolean => view.round > 1
const played = (view: PursuitView, space: 'temp_job' | 'spend' | 'study', times = 1): boolean =>
  isAdult(view) || ((me(view).spaces[space] ?? 0) >= times && hasEnded(view))

export default {
  table: {
    players: 2,
    seed: 'life-230',
    options: { starting_player: '1' },
  },
  level: 'easy',
  steps: [
    { id: 'welcome', rules: ['POH-22.5'] },
    {
      id: 'trait',
      target: '#actions',
      options: ['keep sociable', 'keep *'],
      done: (view) => me(view).trait !== null,
      rules: ['POH-2.11', 'POH-2.12'],
    },
    { id: 'life', target: '[data-testid=life-track]', rules: ['POH-3.1', 'POH-5.9'] },
    { id: 'mine', target: '#mine', rules: ['POH-4.2', 'POH-3.13'] },
    {
      id: 'project',
      target: '[data-testid=row-projects] [data-testid=card-act-in-play], [data-testid=row-projects]',
      options: ['take act-in-play', 'take *', 'end turn'],
      done: (view) => isAdult(view) || (me(view).projects.length > 0 && hasEnded(view)),
      rules: ['POH-7.1', 'POH-8.1', 'POH-4.3'],
    },
    {
      id: 'money',
      target: '[data-testid=space-temp_job]',
      options: ['temp job', 'end turn'],
      done: (view) => played(view, 'temp_job'),
      rules: ['POH-6.4', 'POH-6.1'],
    },
    {
      id: 'buy',
      target: '[data-testid=row-items] [data-testid=card-home-gym], [data-testid=space-spend]',
      options: ['buy home-gym 2', 'buy *', 'end turn'],
      done: (view) => played(view, 'spend'),
      rules: ['POH-11.1', 'POH-11.3'],
    },
    {
      id: 'advance',
      target: '#mine [data-testid=card-act-in-play], #mine',
      options: ['advance *', 'save *', 'end turn'],
      done: (view) => isAdult(view) || (me(view).projects.some(({ level }) => level > 1) && hasEnded(view)),
      rules: ['POH-16.4', 'POH-16.2'],
    },
    {
      id: 'again',
      target: '[data-testid=space-temp_job]',
      options: ['temp job', 'end turn'],
      done: (view) => played(view, 'temp_job', 2),
      rules: ['POH-4.5', 'POH-4.7'],
    },
    { id: 'stress', target: '[data-testid=stress-track]', rules: ['POH-17.2', 'POH-15.1', 'POH-17.3'] },
    { id: 'happiness', target: '[data-testid=sth-track]', rules: ['POH-19.2', 'POH-20.1', 'POH-5.5'] },
    {
      id: 'last',
      target: '[data-testid=space-study]',
      options: ['study', 'end turn'],
      done: isAdult,
      rules: ['POH-4.10', 'POH-5.1'],
    },
    {
      id: 'upkeep',
      target: '#actions',
      options: ['pay *'],
      done: (view) => view.phase === 'action',
      rules: ['POH-3.16', 'POH-3.18', 'POH-3.17'],
    },
    {
      id: 'adult',
      target: '[data-testid=row-jobs], [data-testid=tab-jobs]',
      rules: ['POH-12.1', 'POH-13.1', 'POH-7.4'],
    },
    { id: 'free', rules: ['POH-18.3', 'POH-22.2', 'POH-22.3'] },
  ],
} satisfies Tutorial<PursuitView>
