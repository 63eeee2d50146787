/** The Game of Happiness: the wheel, and two turns on the Health track. */

import { placeOf, type RainbowPlayer, type RainbowView } from './view'
import type { Tutorial } from '../../pages/rules/tutorial'

const me = (view: RainbowView): RainbowPlayer => view.players[0]!
const isOff = (view: RainbowView): boolean => me(view).marker !== null && !me(view).on_wheel
/** How far on its track the Marker is. */
const space = (view: RainbowView): number => placeOf(me(view).marker)?.space ?? 0

export default {
  table: {
    players: 2,
    seed: 'happiness-3412',
    options: { starting_player: '1' },
  },
  level: 'easy',
  steps: [
    { id: 'welcome', rules: ['RAIN-WIN-1'] },
    { id: 'stand', target: '#mine [data-testid=stand-1]', rules: ['RAIN-KEY-3', 'RAIN-GEN-2', 'RAIN-GEN-3'] },
    { id: 'hangups', target: '#mine [data-testid=areas]', rules: ['RAIN-SET-6', 'RAIN-KEY-1', 'RAIN-HANG-1'] },
    {
      id: 'button',
      target: '#actions',
      options: ['button faith 7', 'button *'],
      done: (view) => me(view).button !== null,
      rules: ['RAIN-BTN-1', 'RAIN-BTN-3', 'RAIN-BTN-4'],
    },
    {
      id: 'holder',
      target: '#actions',
      framed: '[data-testid=door-love]',
      options: ['holder love', 'holder *'],
      done: (view) => me(view).marker !== null,
      rules: ['RAIN-GEN-1', 'RAIN-GEN-4'],
    },
    {
      id: 'spin',
      target: '#actions',
      framed: '[data-testid=wheel]',
      options: ['spin'],
      done: (view) => me(view).may_get_off || isOff(view),
      rules: ['RAIN-CHOOSE-1', 'RAIN-CHOOSE-5'],
    },
    {
      id: 'off',
      target: '#actions',
      framed: '[data-testid^=door-]',
      options: ['get off *'],
      done: isOff,
      rules: ['RAIN-CHOOSE-2', 'RAIN-CHOOSE-6', 'RAIN-GEN-5'],
    },
    {
      id: 'end',
      target: '#actions',
      options: ['end turn'],
      done: (view) => view.question !== 'MoveButton' || view.to_act !== 1,
      rules: ['RAIN-BTN-2', 'RAIN-START-2'],
    },
    {
      id: 'colours',
      target: '[data-testid=legend]',
      rules: ['RAIN-SPACE-1a', 'RAIN-SPACE-4', 'RAIN-SPACE-2', 'RAIN-SPACE-3'],
    },
    {
      id: 'move',
      target: '#actions',
      framed: '[data-testid=use-device]',
      options: ['move'],
      done: (view) => space(view) > 0,
      rules: ['RAIN-START-5', 'RAIN-MOVE-0', 'RAIN-MOVE-6'],
    },
    { id: 'card', target: '#mine [data-testid=area-health]', rules: ['RAIN-SPACE-4', 'RAIN-HANG-1', 'RAIN-HANG-3'] },
    {
      id: 'again',
      target: '#actions',
      options: ['end turn', 'move'],
      done: (view) => space(view) > 4 || me(view).collected > 0,
      rules: ['RAIN-SPACE-1a', 'RAIN-GEN-3'],
    },
    {
      id: 'key',
      target: '#mine [data-testid=stand-1]',
      rules: ['RAIN-SPACE-5a', 'RAIN-SPACE-5b', 'RAIN-KEY-2', 'RAIN-CHOOSE-7'],
    },
    { id: 'free', rules: ['RAIN-KEY-4', 'RAIN-WIN-1'] },
  ],
} satisfies Tutorial<RainbowView>
