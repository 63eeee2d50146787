import { expect, test } from 'vitest'
import { gamesHere } from '../../lib/games/facts.svelte'
import { knowGames } from '../../lib/testing'
import { whereOf } from './places'

test('an address names game, view and rule', () => {
  knowGames()
  expect(whereOf('/rules', '')).toEqual({ game: 'loop', view: 'rules', rule: '' })
  for (const { id, rules } of Object.values(gamesHere())) {
    expect(whereOf(`/rules/${id}/cards`, '')).toEqual({ game: id, view: 'cards', rule: '' })
    expect(whereOf('/rules', `#${rules}-2.1`)).toEqual({ game: id, view: 'rules', rule: `${rules}-2.1` })
  }
  expect(whereOf('/rules/what/ever', '#else')).toEqual({ game: 'loop', view: 'rules', rule: '' })
})
