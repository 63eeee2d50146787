import { expect, test } from 'vitest'
import type { GameData } from '../../lib/net/api'
import { Draft } from './setup.svelte'

const facts = (id: string): GameData =>
  ({
    id,
    modes: { standard: { players: [2, 4] }, solo: { players: [1, 1] } },
    default_mode: 'standard',
    options: { five_players: { default: false } },
    levels: [],
  }) as unknown as GameData

test.each(['pursuit', 'nostalgia'])('a fifth chair brings its option along: %s', (game) => {
  const draft = new Draft(facts(game))
  expect(draft.span).toEqual([2, 5])
  draft.setPlayers(5)
  draft.options = {} // as house rules are reset
  expect(draft.wish()).toMatchObject({ players: 5, options: { five_players: true } })
  draft.setPlayers(4)
  expect(draft.wish().options).toEqual({})
})

test('with the expansion five stay five', () => {
  const draft = new Draft(facts('pursuit'))
  draft.setPlayers(5)
  draft.use(facts('nostalgia'))
  expect(draft.wish()).toMatchObject({ game: 'nostalgia', players: 5, options: { five_players: true } })
})
