import { expect, test } from 'vitest'
import type { GameData } from '../../lib/net/api'
import { Draft } from '../../pages/start/setup.svelte'

const facts = (id: string): GameData =>
  ({
    id,
    modes: { standard: { players: [2, 4] }, solo: { players: [1, 1] } },
    default_mode: 'standard',
    options: {
      five_players: { default: false, values: [false, true] },
      edition: { default: '2015', values: ['2015', 'revised'] },
    },
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

test('a fifth player needs the revised edition, and with the expansion any', () => {
  const draft = new Draft(facts('pursuit'))
  draft.setPlayers(5)
  expect(draft.rules).toEqual([['edition', { default: '2015', values: ['revised'] }]])
  expect(draft.wish().options).toEqual({ five_players: true, edition: 'revised' })
  draft.use(facts('nostalgia'))
  expect(draft.wish().options).toEqual({ five_players: true })
})

test('with the expansion five stay five', () => {
  const draft = new Draft(facts('pursuit'))
  draft.setPlayers(5)
  draft.use(facts('nostalgia'))
  expect(draft.wish()).toMatchObject({ game: 'nostalgia', players: 5, options: { five_players: true } })
})
