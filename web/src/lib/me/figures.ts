/** Small drawings that stand for people: a background and parts, each a colour and an outline, on a grid of 48. */

import { o } from '../theme/pen'

export interface Drawing {
  ground: string
  parts: readonly (readonly [colour: string, outline: string])[]
}

const INK = '#1b1f24'
const CREAM = '#fff3d6'
const eyes = (y: number, r: number, apart = 5.5): string => o(24 - apart, y, r) + o(24 + apart, y, r)

export const FIGURES = {
  cat: {
    ground: '#f4c95d',
    parts: [
      ['#5b5f97', 'M11 11l8 6h10l8-6v16a13 11 0 0 1-26 0z'],
      [CREAM, eyes(25, 2.6)],
      [INK, eyes(25, 1.2)],
      ['#ffb8b8', 'M21.500 30h5l-2.500 3z'],
    ],
  },
  owl: {
    ground: '#9ad1d4',
    parts: [
      ['#7a4e2d', 'M11 11q5 4 13 3 8 1 13-3v18a13 11 0 0 1-26 0z'],
      [CREAM, eyes(22, 5.2)],
      [INK, eyes(22, 2.2)],
      ['#f4a83a', 'M21.500 26h5l-2.500 5z'],
    ],
  },
  fox: {
    ground: '#cfe3b4',
    parts: [
      ['#d9652b', 'M9 10l9 6h12l9-6-2 17-13 13-13-13z'],
      [CREAM, 'M11 27l13 13 13-13-8 1-5 7-5-7z'],
      [INK, eyes(24, 1.8) + o(24, 38, 2)],
    ],
  },
  whale: {
    ground: '#cdeaf5',
    parts: [
      ['#3f72af', 'M6 25q2-9 13-9 11 0 14 10 4 0 4-5-5-1-6-6 5-1 8 2 2-4 7-4 0 5-5 8-1 15-17 15-16 0-18-11z'],
      [CREAM, 'M7.500 29q8 5 20 4-4 3-10 3-7 0-10-7z'],
      [INK, o(14, 24, 1.5)],
    ],
  },
  snail: {
    ground: '#f7dfe3',
    parts: [
      ['#6b8f71', 'M8 17l2 .5 1 5q2-2 4 0 4 8 8 9h14q6 1 5 5h-24q-11-3-11-13z'],
      ['#c8703f', o(28, 23, 10)],
      ['#f1c59b', o(28, 23, 6.2)],
      ['#c8703f', o(28, 23, 2.6)],
    ],
  },
  bee: {
    ground: '#bfe0c9',
    parts: [
      ['#ffffff', `${o(17.5, 16, 6.5)}${o(29, 14.5, 7)}`],
      ['#f4b41a', 'M9 27a15 10 0 0 1 30 0a15 10 0 0 1-30 0z'],
      [INK, 'M20 17.600q-3 9 0 18.600h4q-3-9 0-19.200zM29 17.800q-3 9 0 18.400l4-1.700q-2-7 0-15z'],
      [INK, o(13.5, 25, 1.6)],
    ],
  },
  cactus: {
    ground: '#f6d7b0',
    parts: [
      [
        '#3f8f5b',
        'M20 37V12a4 4 0 0 1 8 0v11h3v-4a3 3 0 0 1 6 0v5a5 5 0 0 1-5 5h-4v8zM20 31h-4a5 5 0 0 1-5-5v-5a3 3 0 0 1 6 0v4h3z',
      ],
      ['#c8553d', 'M15 35h18l-2.500 8h-13z'],
    ],
  },
  kite: {
    ground: '#d6e4ff',
    parts: [
      ['#e4572e', 'M26 6l10 13-14 17-8-15z'],
      ['#f3a712', 'M26 6l10 13-12 1z'],
      ['#2e86ab', 'M14 21l10-1-2 16z'],
      [INK, 'M21.500 35.500q-5 2-3 5t-2 4l-1-1q3-1 1.500-3.500-2-4 4-5.500z'],
    ],
  },
  balloon: {
    ground: '#fde2c4',
    parts: [
      ['#d1495b', o(24, 19, 13)],
      ['#f3a712', 'M24 6q-9 13 0 26 9-13 0-26z'],
      ['#8a5a34', 'M20 37h8v6h-8z'],
      [INK, 'M18.500 30.500l1 0 2 6.500-1 0zM29.500 30.500l-1 0-2 6.500 1 0z'],
    ],
  },
  mushroom: {
    ground: '#dcd6f7',
    parts: [
      [CREAM, 'M18 25h12l2.500 16h-17z'],
      ['#c9344a', 'M7 26a17 16 0 0 1 34 0z'],
      ['#ffffff', `${o(24, 16, 3.2)}${o(15, 21.5, 2.4)}${o(33, 21.5, 2.4)}`],
    ],
  },
  lighthouse: {
    ground: '#b8e0e6',
    parts: [
      ['#ffffff', 'M19 18h10l3.500 24h-17z'],
      ['#c9344a', 'M18.300 23h11.400l.9 6h-13.200zM16.500 35h15l.9 6h-16.800z'],
      ['#f4b41a', 'M19.500 12h9v6h-9z'],
      ['#33415c', 'M17 12l7-6.500 7 6.500z'],
    ],
  },
  teapot: {
    ground: '#e9f0c9',
    parts: [
      ['#2a7f84', 'M35 22q8 0 7 6t-9 6l1-3q5 0 5.500-3t-4.500-3zM13 24l-8-5-1 2 5 5 4 8z'],
      ['#3aa6a0', 'M12 20h24q2 16-6 20h-12q-8-4-6-20z'],
      ['#2a7f84', `M15 20q9-9 18 0z${o(24, 13, 2.2)}`],
    ],
  },
} as const satisfies Record<string, Drawing>

export type FigureName = keyof typeof FIGURES
export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[]

export function drawingOf(figure: string): Drawing | undefined {
  return (FIGURES as Record<string, Drawing>)[figure]
}
