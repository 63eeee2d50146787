import { expect, test } from 'vitest'
import { found, nextOf, searchOf, wishIn, type Head } from './find'

const head = (id: string, level: number, ...themes: string[]): Head => ({ id, level, themes, mode: 'm', players: 2 })
const games = [
  { game: 'a', themes: [], puzzles: [head('a1', 1, 'time'), head('a2', 2), head('a3', 3, 'time', 'credit')] },
  { game: 'b', themes: [], puzzles: [head('b1', 1, 'credit')] },
]
const ids = (heads: Head[]): string[] => heads.map(({ id }) => id)

test('puzzles are found by game, theme and difficulty', () => {
  expect(ids(found({ games }, wishIn('')))).toEqual(['a1', 'a2', 'a3', 'b1'])
  expect(ids(found({ games }, wishIn('?game=a&theme=time')))).toEqual(['a1', 'a3'])
  expect(ids(found({ games }, wishIn('?level=1')))).toEqual(['a1', 'b1'])
  expect(searchOf(wishIn('?theme=credit&level=3&game=a'))).toBe('?game=a&theme=credit&level=3')
  expect(searchOf(wishIn('?level=many'))).toBe('')
})

test('what is solved is passed over, round to where one was', () => {
  const heads = found({ games }, wishIn(''))
  expect(nextOf(heads, 'a1', () => false)?.id).toBe('a2')
  expect(nextOf(heads, 'a3', (id) => id === 'b1')?.id).toBe('a1')
  expect(nextOf(heads, 'elsewhere', (id) => id === 'a1')?.id).toBe('a2')
  expect(nextOf(heads, 'a1', () => true)).toBeNull()
})
