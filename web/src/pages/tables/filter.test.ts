import { expect, test } from 'vitest'
import type { OpeningData } from '../../lib/net/api'
import { filtered, gamesIn } from './filter'

const table = (code: string, game: string, status: OpeningData['status']): OpeningData => ({
  code,
  game,
  status,
  mode: 'basic',
  players: 2,
  free: status === 'lobby' ? 1 : 0,
  seats: [],
  watch: true,
  talk: false,
  at: 0,
  yours: false,
})
const TABLES = [table('A', 'loop', 'lobby'), table('B', 'other', 'playing'), table('C', 'other', 'lobby')]

test('tables with a free seat and games to watch are told apart, in the order of the server', () => {
  const { free, live } = filtered(TABLES, '')
  expect(free.map(({ code }) => code)).toEqual(['A', 'C'])
  expect(live.map(({ code }) => code)).toEqual(['B'])
})

test('only the tables of one game, if one is chosen', () => {
  expect(filtered(TABLES, 'loop')).toEqual({ free: [TABLES[0]], live: [] })
  expect(gamesIn(TABLES)).toEqual(['loop', 'other'])
})
