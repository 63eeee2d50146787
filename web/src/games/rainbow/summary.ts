import type { Part } from '../../pages/rules/summary'

export default [
  { id: 'aim', lines: 2, rules: ['RAIN-WIN-1', 'RAIN-SET-6', 'RAIN-KEY-1'], wide: true },
  { id: 'wheel', lines: 2, rules: ['RAIN-CHOOSE-2', 'RAIN-CHOOSE-5', 'RAIN-CHOOSE-3', 'RAIN-CHOOSE-9'] },
  { id: 'track', lines: 2, rules: ['RAIN-START-5', 'RAIN-MOVE-0', 'RAIN-SPACE-5a', 'RAIN-CHOOSE-11'] },
  { id: 'spaces', lines: 4, rules: ['RAIN-SPACE-1b', 'RAIN-SPACE-2', 'RAIN-SPACE-3', 'RAIN-SPACE-4'] },
  { id: 'money', lines: 1, rules: ['RAIN-GEN-3'] },
  { id: 'hangups', lines: 2, rules: ['RAIN-HANG-1', 'RAIN-HANG-3', 'RAIN-HANG-4'] },
  { id: 'keys', lines: 2, rules: ['RAIN-KEY-3', 'RAIN-KEY-4', 'RAIN-KEY-7'] },
  { id: 'button', lines: 2, rules: ['RAIN-BTN-2', 'RAIN-BTN-3', 'RAIN-BTN-4', 'RAIN-BTN-5'] },
] satisfies Part[]
