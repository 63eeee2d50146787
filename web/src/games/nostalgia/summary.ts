import type { Part } from '../../pages/rules/summary'

export default [
  { id: 'aim', lines: 1, rules: ['NOS-1.4', 'NOS-1.6'], wide: true },
  { id: 'remember', lines: 2, rules: ['NOS-2.2', 'NOS-2.3', 'NOS-2.5'] },
  { id: 'triggers', lines: 3, rules: ['NOS-3.3', 'NOS-3.4', 'NOS-3.6', 'NOS-3.9'] },
  { id: 'realise', lines: 2, rules: ['NOS-4.1', 'NOS-4.3', 'NOS-4.6', 'NOS-4.8'] },
  { id: 'goal', lines: 1, rules: ['NOS-5.3', 'NOS-5.5', 'NOS-5.6', 'NOS-5.7'] },
  { id: 'skill', lines: 1, rules: ['NOS-5.8', 'NOS-5.10'] },
  { id: 'choice', lines: 1, rules: ['NOS-5.11', 'NOS-7.3'] },
  { id: 'repeatable', lines: 1, rules: ['NOS-5.12', 'NOS-8.2'] },
  { id: 'time', lines: 1, rules: ['NOS-6.2', 'NOS-7.2', 'NOS-8.1'] },
  { id: 'solo', lines: 1, rules: ['NOS-10.1'], wide: true },
] satisfies Part[]
