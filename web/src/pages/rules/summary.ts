/** UI-R4: a game on one page. What each part says stands in the catalogue; here is its order, and the rules it comes from. */

export interface Part {
  /** The sentences `page-summary-<game>-<id>` (a list, one per line of `lines`) with their `.title`. */
  id: string
  lines: number
  rules: string[]
  /** Takes the whole width. */
  wide?: boolean
}

const SUMMARIES: Record<string, Part[]> = {
  loop: [
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
  ],
  pursuit: [
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
  ],
  nation: [
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
  ],
  rainbow: [
    { id: 'aim', lines: 2, rules: ['RAIN-WIN-1', 'RAIN-SET-6', 'RAIN-KEY-1'], wide: true },
    { id: 'wheel', lines: 2, rules: ['RAIN-CHOOSE-2', 'RAIN-CHOOSE-5', 'RAIN-CHOOSE-3', 'RAIN-CHOOSE-9'] },
    { id: 'track', lines: 2, rules: ['RAIN-START-5', 'RAIN-MOVE-0', 'RAIN-SPACE-5a', 'RAIN-CHOOSE-11'] },
    { id: 'spaces', lines: 4, rules: ['RAIN-SPACE-1b', 'RAIN-SPACE-2', 'RAIN-SPACE-3', 'RAIN-SPACE-4'] },
    { id: 'money', lines: 1, rules: ['RAIN-GEN-3'] },
    { id: 'hangups', lines: 2, rules: ['RAIN-HANG-1', 'RAIN-HANG-3', 'RAIN-HANG-4'] },
    { id: 'keys', lines: 2, rules: ['RAIN-KEY-3', 'RAIN-KEY-4', 'RAIN-KEY-7'] },
    { id: 'button', lines: 2, rules: ['RAIN-BTN-2', 'RAIN-BTN-3', 'RAIN-BTN-4', 'RAIN-BTN-5'] },
  ],
}

export function hasSummary(game: string): boolean {
  return game in SUMMARIES
}

export function summaryOf(game: string): Part[] {
  return SUMMARIES[game] ?? []
}
