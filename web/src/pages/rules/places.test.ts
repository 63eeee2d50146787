import { expect, test } from 'vitest'
import { knowGames } from '../../lib/testing'
import { whereOf } from './places'

test('an address names game, view and rule', () => {
  knowGames()
  expect(whereOf('/rules', '')).toEqual({ game: 'loop', view: 'rules', rule: '' })
  expect(whereOf('/rules/nation/cards', '')).toEqual({ game: 'nation', view: 'cards', rule: '' })
  expect(whereOf('/rules', '#RAIN-2.1')).toEqual({ game: 'rainbow', view: 'rules', rule: 'RAIN-2.1' })
  expect(whereOf('/rules/what/ever', '#else')).toEqual({ game: 'loop', view: 'rules', rule: '' })
})
