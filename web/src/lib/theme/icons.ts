/** Small line icons on a grid of 24, one path each, drawn in the text colour: shared ones, and those that games add (`games/<game>/icons.ts`). */

import { o } from './pen'

const SHARED = {
  // counters
  coin: `${o(12, 12, 9)}M14.8 9a4 4 0 1 0 0 6`,
  reputation: `${o(12, 8.8, 5.8)}M8.3 13.3 6.8 21.200l5.2-2.7 5.2 2.7-1.5-7.900M9.6 8.900l1.7 1.7 3.2-3.4`,
  happiness: `${o(12, 12, 9)}M8.2 14.200c1.7 3.2 5.9 3.2 7.6 0M9 9.300v.9M15 9.300v.9`,
  // the properties of activities
  house: 'M3.5 11.8 12 4.300l8.5 7.500M6 9.800V20h12V9.800M10 20v-5.700h4V20',
  group: `${o(12, 7.6, 2.8)}${o(5.4, 10.2, 2)}${o(18.6, 10.2, 2)}M6.8 19.500c0-9 10.4-9 10.4 0ZM2 18.300c0-3.6 1.3-5 3.4-5M22 18.300c0-3.6-1.3-5-3.4-5`,
  leaf: 'M5 19.500C3.5 9 9.5 4 20 4c.8 10.5-4.5 16-13 14.200M5 19.500c2-5 5-8 9.5-10.3',
  book: 'M12 6.500C9.5 4.6 6.5 4.3 3.5 4.800v13.600c3-.5 6-.2 8.5 1.7 2.5-1.9 5.5-2.2 8.5-1.700V4.800c-3-.5-6-.2-8.5 1.700ZM12 6.500v13.6',
  heart: 'M12 20C6 15.6 3.5 12.6 3.5 9.2 3.5 4.5 9.5 3.3 12 7.600c2.5-4.3 8.5-3.1 8.5 1.600C20.5 12.6 18 15.6 12 20Z',
  // places and piles
  work: 'M3.5 8h17v11.500h-17ZM9 8V5h6v3M3.5 12.800c5.5 2.4 11.5 2.4 17 0M12 13.500v1.8',
  buy: 'M3.5 10h17l-2.2 10H5.700ZM7.5 10 11 4.300M16.5 10 13 4.300M9.5 13.500v3.500M14.5 13.500v3.5',
  event: 'M13.5 2.5 5 13.500h6L10 21.500l9-11.500h-6.300Z',
  deck: 'M4 7.5 14 5l3.5 13-10 2.700ZM8 5.500l9.5-2.300L21 16.200l-2.6.8',
  goal: `M6 21V3.500M6 4.500c5-2.5 8 2.5 13 0v9c-5 2.5-8-2.5-13 0`,
  career: `${o(12, 7.5, 3.8)}M4.8 20.500c0-10 14.4-10 14.4 0`,
  hand: 'M5 8.5 11.5 6l4.5 12-6.5 2.500ZM11.5 6H17v12.5',
  starter: 'M4 18.5 3 7.500l5 4.2 4-7 4 7 5-4.2-1 11Z',
  lock: 'M6 11h12v9.500H6ZM8.5 11V7.500a3.5 3.5 0 0 1 7 0V11',
  key: `${o(8, 8, 4.5)}M11.200 11.200 20 20M16 16l2.500-2.500M18.500 18.500l2-2`,
  cloud: 'M7 18.500a4.300 4.300 0 0 1-.5-8.600 5.600 5.600 0 0 1 10.800-1.300A5 5 0 0 1 17 18.500Z',
  bill: `M3 7h18v10.500H3Z${o(12, 12.25, 2.8)}M6 10v.1M18 14.500v.1`,
  tick: 'M4.5 12.5 10 18 19.5 6.5',
  star: 'M12 3.500l2.500 5.700 6.200.6-4.700 4.100 1.400 6.100-5.400-3.200-5.400 3.200 1.400-6.100-4.700-4.100 6.200-.6Z',
} as const

/** Each game that adds icons declares their names here, so that the type checker finds a name without a drawing. */
export interface IconsOfGames {}

export type IconName = keyof typeof SHARED | keyof IconsOfGames

const BROUGHT = import.meta.glob<Record<string, string>>('../../games/*/icons.ts', { eager: true, import: 'default' })

export const ICONS = Object.assign({}, SHARED, ...Object.values(BROUGHT)) as Readonly<Record<IconName, string>>
