import { beforeEach, expect, test } from 'vitest'
import { speakFor } from '../../lib/testing'
import { columnsOf, tintOf } from './stacks'

beforeEach(() => speakFor('en'))

const parts = ['start', 'loans', 'supply'].map((id) => ({ id, label: id }))
const chart = { moments: [{ round: 1, number: 3, values: {}, stacks: { origin: [70, 150, -40] } }] }

test('every round has its column, with all parts in their order', () => {
  const { labels, amounts, parts: drawn } = columnsOf(chart, { id: 'origin', parts })
  expect([labels, amounts]).toEqual([['1'], [[70, 150, -40]]])
  expect(drawn[1]).toEqual({ id: 'loans', label: 'loans', colour: 'var(--part-loans)' })
})

test('a seat has its colour', () => {
  expect([tintOf('seat2'), tintOf('loans')]).toEqual(['var(--seat-2)', 'var(--part-loans)'])
})
