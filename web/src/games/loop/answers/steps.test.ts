import { expect, test } from 'vitest'
import type { OptionData } from '../../../lib/net/api'
import { chosenAmong, nextStep, pricesOf } from './steps'

function option(text: string, kind: string, given: Record<string, unknown>): OptionData {
  return { text, kind, group: kind, arguments: given, sentence: text }
}

const acquire = [
  option('acquire seat2 glass 3', 'acquire', { owner: 'seat2', type: 'glass', quality: 3, mark: '' }),
  option('acquire seat2 metal 1', 'acquire', { owner: 'seat2', type: 'metal', quality: 1, mark: '' }),
  option('acquire seat3 glass 2 forged', 'acquire', { owner: 'seat3', type: 'glass', quality: 2, mark: 'forged' }),
]

test('first whose, then what', () => {
  const first = nextStep(acquire, {})
  expect(first?.name).toBe('owner')
  expect(first?.values.map((each) => each.value)).toEqual(['seat2', 'seat3'])
  const second = nextStep(acquire, { owner: 'seat2' })
  expect(second?.name).toBe('thing')
  expect(second?.values.map((each) => each.value)).toEqual(['glass 3', 'metal 1'])
})

test('nothing is asked once one option is left', () => {
  expect(nextStep(acquire, { owner: 'seat3' })).toBeNull()
  expect(chosenAmong(acquire, { owner: 'seat3' })[0]?.text).toBe('acquire seat3 glass 2 forged')
})

test('a quality without a mark is a number of its own', () => {
  const recycle = [1, 2].map((quality) =>
    option(`recycle seat2 glass ${quality}`, 'recycle', { from: 'seat2', type: 'glass', quality, coins: quality }),
  )
  expect(nextStep(recycle, {})).toMatchObject({ name: 'quality', isNumber: true })
})

test('options that no figure tells apart are listed', () => {
  const same = [option('a', 'x', {}), option('b', 'x', {})]
  expect(nextStep(same, {})?.values.map((each) => each.value)).toEqual(['a', 'b'])
})

test('a quality is paid without reputation first', () => {
  const glass = [
    option('buy glass 3 with 1', 'buy', { type: 'glass', quality: 3, reputation: 1, half: 0, coins: 2 }),
    option('buy glass 3', 'buy', { type: 'glass', quality: 3, reputation: 0, half: 0, coins: 3 }),
    option('buy glass 3 half', 'buy', { type: 'glass', quality: 3, reputation: 0, half: 1, coins: 2 }),
    option('buy glass 1', 'buy', { type: 'glass', quality: 1, reputation: 0, half: 0, coins: 1 }),
  ]
  expect([...pricesOf(glass)].map(([quality, ways]) => [quality, ways[0]?.text])).toEqual([
    [1, 'buy glass 1'],
    [3, 'buy glass 3 half'],
  ])
})
