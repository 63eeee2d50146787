import { expect, test } from 'vitest'
import { find, rowsOf } from './catalogue'

const data = {
  constant: [{ name: 'happiness_max', value: 12 }],
  event: [
    {
      id: 'gap',
      name: 'The Gap',
      effect: 'All lose',
      modes: ['competitive'],
      certainty: 'printed',
      rules: ['LOOP-9.gap'],
    },
  ],
  career: [{ id: 'chef', name: 'Chef', ability: 'Supersize', certainty: 'designed' }],
}

test('cards are those things that have a name and an id, or what the game says, in its order', () => {
  expect(rowsOf(data).map((row) => row.id)).toEqual(['gap', 'chef'])
  expect(rowsOf(data, ['event', 'track']).map((row) => row.id)).toEqual(['gap'])
  const rows = rowsOf(data, ['career', 'event'])
  expect(rows.map((row) => row.id)).toEqual(['chef', 'gap'])
  expect(rows[0]).toMatchObject({ kind: 'career', effect: 'Supersize', modes: [], count: 1 })
})

test('they are found by word, kind, mode and certainty', () => {
  const rows = rowsOf(data)
  const ids = (wish: Partial<Parameters<typeof find>[1]>): string[] =>
    find(rows, { words: '', kind: '', mode: '', certainty: '', ...wish }, (row) => `${row.name} ${row.effect}`).map(
      (row) => row.id,
    )
  expect(ids({ words: 'GÀP' })).toEqual(['gap'])
  expect(ids({ mode: 'solo' })).toEqual(['chef'])
  expect(ids({ certainty: 'printed' })).toEqual(['gap'])
  expect(ids({ kind: 'career' })).toEqual(['chef'])
})
