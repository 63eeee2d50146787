import { beforeEach, expect, test } from 'vitest'
import type { Note, TableMessage } from '../../lib/net/api'
import { SeenOf } from './seen.svelte'
import { readAll, unreadOf } from './talk'

beforeEach(() => localStorage.clear())

const said = (seat: number, version: number): Note => ({ version, at: 0, note: 'talked', seat, text: 'Hello' })
const playWith = (...notes: Note[]) => ({
  heard: notes,
  table: { you: [1] } as unknown as TableMessage,
  seen: new SeenOf('ABCDEF'),
})

test('one’s own words are never unread, others’ until they were looked at', () => {
  const play = playWith(said(1, 1), said(2, 2), { ...said(2, 3), note: 'undone' })
  expect(unreadOf(play)).toBe(1)
  readAll(play)
  expect(unreadOf(play)).toBe(0)
})

test('a reload brings nothing back', () => {
  readAll(playWith(said(2, 2)))
  expect(unreadOf(playWith(said(1, 1), said(2, 2)))).toBe(0)
  expect(unreadOf(playWith(said(2, 2), said(1, 4), said(2, 5)))).toBe(1)
})
