import type { Part } from '../../pages/rules/summary'

export default [
  { id: 'aim', lines: 1, rules: ['NATION-G.1', 'NATION-G.2', 'NATION-G.3', 'NATION-G.4'], wide: true },
  { id: 'round', lines: 2, rules: ['NATION-A.1', 'NATION-A.2', 'NATION-A.3'] },
  { id: 'day', lines: 2, rules: ['NATION-2.1', 'NATION-2.2', 'NATION-2.5'] },
  { id: 'work', lines: 3, rules: ['NATION-2.b1', 'NATION-2.b3', 'NATION-2.b4', 'NATION-2.a2'] },
  { id: 'visit', lines: 2, rules: ['NATION-2.c2', 'NATION-2.c3', 'NATION-2.c5'] },
  { id: 'explore', lines: 3, rules: ['NATION-2.d1', 'NATION-2.d4', 'NATION-D.2', 'NATION-D.6', 'NATION-D.10'] },
  { id: 'enjoy', lines: 1, rules: ['NATION-2.e1', 'NATION-2.e5'] },
  { id: 'home', lines: 3, rules: ['NATION-3.1', 'NATION-3.3', 'NATION-3.4', 'NATION-3.6'] },
  { id: 'price', lines: 2, rules: ['NATION-4.1b', 'NATION-4.3a', 'NATION-4.4a', 'NATION-4.2'] },
  { id: 'abroad', lines: 2, rules: ['NATION-E.2b', 'NATION-E.2c', 'NATION-E.2e'] },
  { id: 'banker', lines: 3, rules: ['NATION-1.3', 'NATION-1.6', 'NATION-1.9', 'NATION-B.4', 'NATION-B.3'] },
  { id: 'doctor', lines: 1, rules: ['NATION-0.3', 'NATION-D.12'] },
] satisfies Part[]
