import { expect, test } from 'vitest'
import { columnsOf, tintOf, totalsOf } from './stacks'

const parts = ['start', 'loans', 'supply'].map((id) => ({ id, label: id }))
const chart = {
  stacks: [{ id: 'origin', label: '', parts }],
  moments: [{ round: 1, number: 3, values: {}, stacks: { origin: [70, 150, -40] } }],
}

test('what is negative hangs below the line, and all of it adds up', () => {
  expect(columnsOf(chart, 'origin')).toEqual([
    [
      { id: 'start', from: 0, to: 70 },
      { id: 'loans', from: 70, to: 220 },
      { id: 'supply', to: 0, from: -40 },
    ],
  ])
  expect(totalsOf(chart, 'origin')).toEqual([180])
})

test('a seat has its colour', () => {
  expect([tintOf('seat2'), tintOf('loans')]).toEqual(['var(--seat-2)', 'var(--part-loans)'])
})
