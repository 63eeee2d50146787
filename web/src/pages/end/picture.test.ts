import { expect, test } from 'vitest'
import type { TableMessage } from '../../lib/net/api'
import { standings, wrapped } from './picture'

test('a headline has as many lines as it needs, and not more than there is room for', () => {
  const wide = (text: string): number => text.length
  expect(wrapped('Ada wins with 12 happiness', 14, 3, wide)).toEqual(['Ada wins with', '12 happiness'])
  expect(wrapped('one two three four', 5, 2, wide)).toEqual(['one', 'two…'])
})

test('whoever won comes first', () => {
  const table = {
    game: 'loop',
    seats: [
      { seat: 1, name: 'Ada' },
      { seat: 2, name: 'Bo' },
    ],
    result: {
      seats: [
        { seat: 1, score: 7, rank: 2, won: false },
        { seat: 2, score: 12, rank: 1, won: true },
      ],
    },
  } as unknown as TableMessage
  expect(standings(table).map(({ name, won }) => [name, won])).toEqual([
    ['Bo', true],
    ['Ada', false],
  ])
})
