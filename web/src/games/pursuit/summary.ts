import type { Part } from '../../pages/rules/summary'

export default [
  { id: 'aim', lines: 2, rules: ['POH-22.5', 'POH-3.13'], wide: true },
  { id: 'round', lines: 3, rules: ['POH-3.2', 'POH-3.17', 'POH-4.2', 'POH-5.1'] },
  { id: 'gain', lines: 2, rules: ['POH-6.1', 'POH-4.4', 'POH-4.5'] },
  { id: 'projects', lines: 3, rules: ['POH-8.1', 'POH-9.1', 'POH-10.4', 'POH-10.9'] },
  { id: 'spend', lines: 2, rules: ['POH-11.1', 'POH-11.5', 'POH-11.8'] },
  { id: 'job', lines: 2, rules: ['POH-12.1', 'POH-12.7', 'POH-16.10'] },
  { id: 'partner', lines: 2, rules: ['POH-13.1', 'POH-13.8', 'POH-13.5'] },
  { id: 'overtime', lines: 2, rules: ['POH-14.1', 'POH-14.3', 'POH-15.2'] },
  { id: 'stress', lines: 2, rules: ['POH-17.1', 'POH-17.3', 'POH-17.8'] },
  { id: 'slots', lines: 2, rules: ['POH-7.4', 'POH-3.14', 'POH-3.18', 'POH-21.1'] },
  { id: 'short', lines: 3, rules: ['POH-19.2', 'POH-20.1', 'POH-19.4'] },
  { id: 'end', lines: 3, rules: ['POH-18.3', 'POH-18.5', 'POH-22.2', 'POH-22.6'] },
  { id: 'solo', lines: 1, rules: ['POH-23.3', 'POH-23.4'], wide: true },
] satisfies Part[]
