import { expect, test } from 'vitest'
import type { OptionData } from '../../../lib/net/api'
import { chosenOf, linesOf, moved, othersOf, pickOf, type Basket } from './basket'

function buy(type: string, quality: number, coins = quality): OptionData {
  const given = { type, quality, reputation: 0, half: 0, coins }
  return { text: `buy ${type} ${quality}`, kind: 'buy', group: 'buy', arguments: given, sentence: '' }
}

const market = ['glass', null, 'food', 'glass', 'metal']
const options = [buy('glass', 1), buy('glass', 2), buy('food', 2, 1), buy('food', 4, 2)]
const lines = linesOf(market, options)

test('every card of the market that is on offer has a line of its own', () => {
  expect(lines.map(({ slot, type }) => [slot, type])).toEqual([
    [0, 'glass'],
    [2, 'food'],
    [3, 'glass'],
  ])
})

test('plus and minus go through the qualities on offer only', () => {
  let basket: Basket = {}
  basket = moved(lines, basket, 2, 1) ?? basket
  expect(chosenOf(lines, basket).map((option) => option.text)).toEqual(['buy food 2'])
  basket = moved(lines, basket, 2, 1) ?? basket
  expect(chosenOf(lines, basket).map((option) => option.text)).toEqual(['buy food 4'])
  expect(moved(lines, basket, 2, 1)).toBeNull()
  expect(moved(lines, moved(lines, basket, 2, -1) ?? {}, 2, -1)).toEqual({})
})

test('a line stands for itself, and for what is bought without it', () => {
  const basket = { 0: { quality: 2, way: 0 }, 2: { quality: 4, way: 0 } }
  expect(pickOf(lines, basket, 2)).toBe('buy food 4')
  expect(pickOf(lines, basket, 3)).toBe('')
  expect(othersOf(lines, basket, 2)).toEqual(['buy glass 2'])
  expect(othersOf(lines, basket, 3)).toEqual(['buy glass 2', 'buy food 4'])
})
