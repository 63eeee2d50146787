import type { Part } from '../../pages/rules/summary'

export default [
  { id: 'aim', lines: 2, rules: ['LOOP-1.1f', 'LOOP-2.8-1', 'LOOP-2.8d'], wide: true },
  { id: 'turn', lines: 3, rules: ['LOOP-2.0a', 'LOOP-2.0b', 'LOOP-2.2a', 'LOOP-2.7a'] },
  { id: 'work', lines: 2, rules: ['LOOP-2.0.a1', 'LOOP-2.5a'] },
  { id: 'buy', lines: 3, rules: ['LOOP-2.0.b2', 'LOOP-2.0.b3', 'LOOP-2.5b1'] },
  { id: 'consume', lines: 4, rules: ['LOOP-2.0.c1', 'LOOP-2.0.c2', 'LOOP-2.0.c5', 'LOOP-2.0.c7'] },
  { id: 'goals', lines: 3, rules: ['LOOP-2.3a', 'LOOP-2.3b', 'LOOP-2.3h'] },
  { id: 'favours', lines: 4, rules: ['LOOP-2.4-1', 'LOOP-2.4-4', 'LOOP-2.4a3', 'LOOP-2.4b1'] },
  { id: 'reputation', lines: 4, rules: ['LOOP-1.1c', 'LOOP-2.5a', 'LOOP-2.5c', 'LOOP-2.5d'] },
  { id: 'events', lines: 3, rules: ['LOOP-5.3b', 'LOOP-5.3e', 'LOOP-5.3i'] },
  { id: 'credit', lines: 4, rules: ['LOOP-5.4a', 'LOOP-5.4k', 'LOOP-5.4e', 'LOOP-5.4j'] },
  { id: 'end', lines: 3, rules: ['LOOP-2.8a1', 'LOOP-2.8b', 'LOOP-5.5'] },
  { id: 'modes', lines: 4, rules: ['LOOP-4.0b', 'LOOP-6.3b', 'LOOP-7.3b'], wide: true },
] satisfies Part[]
