/** Faces of partners: hair, skin and clothes, so that no two look alike. Drawn by us, on a grid of 48. */

import { boxes } from './boxes.svelte'

export interface Face {
  skin: string
  hair: string
  cloth: string
  /** Behind the head, and over it. */
  back: string
  front: string
  more: string
}

const WOMEN: [back: string, front: string][] = [
  ['M12 40C9 20 14 8 24 8s15 12 12 32Z', 'M15 21c0-9 5-12 10-12 6 0 9 5 8 12-4-2-8-4-10-8-2 4-5 6-8 8Z'],
  ['M14 30C10 18 14 8 24 8s14 10 10 22Z', 'M15 20c1-8 5-11 9-11 5 0 9 4 9 11-6 0-10-2-12-6-1 3-3 5-6 6Z'],
  [
    'M13 22a6 6 0 0 1 4-11 7 7 0 0 1 14 0 6 6 0 0 1 4 11c3 4 0 9-4 8H17c-4 1-7-4-4-8Z',
    'M15 20c0-8 4-11 9-11s9 3 9 11c-5-1-13-1-18 0Z',
  ],
  ['M24 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z', 'M14.500 21C14 12 18 8 24 8s10 4 9.500 13C31 15 28 14 24 14s-7 1-9.500 7Z'],
  ['M13 28C8 14 16 6 26 8c9 1 12 10 9 20l-4 2H17Z', 'M15 20c2-3 2-6 4-8 4 3 9 4 14 4 0-5-4-8-9-8-6 0-9 4-9 12Z'],
  [
    'M12 34c-2-14 2-26 12-26s14 12 12 26l-5-4H17Z',
    'M15 21c0-9 4-12 9-12s9 3 9 12c-1-4-3-6-5-6-3 1-6 1-8 0-2 0-4 2-5 6Z',
  ],
]
const MEN: string[] = [
  'M14.500 20C13 10 19 7 25 8c7 0 10 5 8.500 12-1-3-3-5-5-5-4 1-7 0-9-2-2 2-4 4-5 7Z',
  'M15 19c-1-8 4-11 9-11s10 3 9 11c-2-4-5-5-9-5s-7 1-9 5Z',
  'M14 20c-2-6 1-10 5-10 2-4 12-4 13 1 4 2 4 6 1 9-1-3-3-4-5-4-5 1-11-1-14 4Z',
  'M16 15c2-5 5-7 8-7s7 2 8 7c-5-2-11-2-16 0Z',
  'M14.500 21c-1-8 2-14 11-13 6 0 9 4 8 13-1-4-2-6-4-7-5 0-9-1-11-3-1 3-3 6-4 10Z',
  'M15 18c0-7 4-10 9-10s9 3 9 10l-2-2-3 1-2-2-3 2-3-2-2 2Z',
]
const SKINS = ['#f3cfae', '#e2ae84', '#c58a5e', '#f7dcc4', '#8f5c3b', '#d99f73']
const HAIRS = ['#5b3421', '#2b2320', '#b5742f', '#8a2f1d', '#3d2b3a', '#d9a441']
const CLOTHES = ['#a5224a', '#33589c', '#2b6e46', '#ad5200', '#62529e', '#1f6f6b']
const ORDER = [
  'martha', 'nora', 'emilia', 'julia', 'paula', 'simone', 'olivia', 'leonie', 'gabriela', 'daniela', 'frida', 'carla',
] // prettier-ignore

export function faceOf(id: string, side: 'woman' | 'man'): Face {
  const order = [...ORDER, ...boxes().flatMap(({ partners }) => partners)]
  const at = Math.max(0, order.indexOf(id))
  const style = (at * 5 + Math.floor(at / 6)) % 6
  const [back, front] = WOMEN[style] ?? ['', '']
  const woman = side === 'woman'
  return {
    skin: SKINS[(at * 5 + 2) % 6] ?? '',
    hair: HAIRS[(at + Math.floor(at / 6) * 2) % 6] ?? '',
    cloth: CLOTHES[(at * 7 + 1) % 6] ?? '',
    back: woman ? back : '',
    front: woman ? front : (MEN[style] ?? ''),
    more: at % 4 === 1 ? 'M15.500 22h7v4h-7ZM25.500 22h7v4h-7ZM22.500 23.500h3' : '',
  }
}
