/** Small drawings on a grid of 24, one path each: the areas of happiness and what spaces do. */

import type { Area, Colour, Track } from './view'

const o = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}a${r} ${r} 0 1 1 0 ${2 * r} ${r} ${r} 0 0 1 0-${2 * r}Z`

export const PICTURES = {
  friendship:
    'M8.2 13.5V5.3a1.5 1.5 0 0 1 3 0v6M11.2 11V4a1.500 1.500 0 0 1 3 0v7M14.200 11.300V5.600a1.500 1.500 0 0 1 3 0v8.400c0 4.300-2.400 7-6 7-3.200 0-4.600-1.700-5.900-4.300l-1.800-3.600c-.8-1.600 1.200-2.800 2.300-1.300l2.400 3',
  love: 'M12 20C6 15.6 3.5 12.6 3.5 9.2 3.5 4.5 9.5 3.3 12 7.600c2.5-4.3 8.5-3.1 8.5 1.600C20.5 12.600 18 15.600 12 20Z',
  self_improvement: 'M4 19.500h16M6 19.500V5.500h3.300v14M9.300 19.500V8h3.200v11.500M13.300 8.600l3-.8 3 11.200-3 .8Z',
  knowledge: `${o(12, 12, 8.5)}${o(12, 12, 2.2)}M12 3.500v4M20.500 12h-4M12 20.500v-4M3.500 12h4`,
  faith: 'M13.500 2.500 5 13.500h6L10 21.500l9-11.500h-6.300Z',
  health: `${o(6.5, 15.5, 4)}${o(17.5, 15.5, 4)}M6.500 15.500 9.500 8.500h6l2 7M9.500 8.500l3.500 7 2.500-7M8 8.500h3M15.500 8.500l-.7-2.500h2.400M6.500 15.500H13`,
  money: `M3 7h18v10.500H3Z${o(12, 12.25, 2.8)}M6 10v.1M18 14.500v.1`,
  green:
    'M15.800 8.200c-.6-1.600-2-2.400-3.800-2.400-2.200 0-3.800 1.100-3.800 2.900 0 4 7.800 2.400 7.800 6.500 0 1.900-1.700 3.100-4 3.100-2.100 0-3.700-1-4.200-2.800M12 3.500v17',
  red: 'M8 8.700c0-2.400 1.700-4.200 4.100-4.200 2.300 0 4 1.600 4 3.800 0 3.300-4.100 3.200-4.100 6.900M12 19v.4',
  blue: 'M5.500 9.500h9a5 5 0 0 1 0 10H9M9.500 5l-4.500 4.500L9.500 14',
  orange:
    'M12 20.500V10M12 13c0-4.500-2.500-6.500-7-6.500 0 4.500 2.500 6.500 7 6.500ZM12 11c0-4.500 2.500-6.500 7-6.500 0 4.500-2.500 6.500-7 6.500Z',
  key: `${o(8, 8, 4.5)}M11.200 11.200 20 20M16 16l2.500-2.500M18.500 18.500l2-2`,
  cloud: 'M7 18.500a4.300 4.300 0 0 1-.5-8.600 5.600 5.600 0 0 1 10.800-1.300A5 5 0 0 1 17 18.500Z',
  start: 'M6 21V3.500M6 4.500c5-2.500 8 2.500 13 0v9c-5 2.500-8-2.500-13 0',
  wheel: `${o(12, 12, 8.8)}${o(12, 12, 5)}${o(12, 12, 1.2)}`,
  smile: `${o(12, 12, 9)}M8.200 14.200c1.700 3.200 5.900 3.200 7.600 0M9 9.300v.9M15 9.300v.9`,
} as const

export type PictureName = keyof typeof PICTURES

export function pictureOfSpace(colour: Colour, space: number): PictureName | null {
  if (space === 0) return 'start'
  if (colour === 'plain') return null
  return colour === 'last' ? 'key' : colour
}

/** Areas and tracks of the same name share their drawing. */
export function pictureOf(name: Area | Track): PictureName {
  return name
}
