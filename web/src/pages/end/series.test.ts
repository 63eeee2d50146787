import { expect, test } from 'vitest'
import type { ChartData } from '../../lib/net/api'
import { linesOf } from './series'

test('every seat has its line; what was not known then is drawn as nothing', () => {
  const chart: ChartData = {
    code: 'ABCDEF',
    game: 'loop',
    names: ['Ada', 'Bo'],
    measures: ['coins'],
    stacks: [],
    labels: { coins: 'Coins' },
    moments: [
      { round: 0, number: 0, values: { coins: [2, null] }, stacks: {} },
      { round: 1, number: 4, values: { coins: [5, 1] }, stacks: {} },
    ],
    turned: '',
  }
  expect(linesOf(chart, 'coins')).toEqual([
    { seat: 1, name: 'Ada', values: [2, 5] },
    { seat: 2, name: 'Bo', values: [0, 1] },
  ])
})
