import { expect, test } from 'vitest'
import type { post, PuzzleData, PuzzleVerdict, TableMessage } from '../../lib/net/api'
import { PuzzlePlay, StillClient } from './puzzle.svelte'
import { isSolved } from './solved.svelte'

const table = {
  type: 'table',
  code: '',
  version: 1,
  since: 0,
  events: { from: 0, start: 0, items: [] },
} as unknown as TableMessage
const notes = { from: 0, items: [] }
const verdict = (kind: PuzzleVerdict['kind'], answer: string | null): PuzzleVerdict => ({
  kind,
  answer,
  option: '',
  sentences: [],
  others: [],
})

function puzzle(answers: PuzzleVerdict[]): { play: PuzzlePlay; asked: unknown[] } {
  const asked: unknown[] = []
  const ask = ((_: string, body: unknown) => {
    asked.push(body)
    return Promise.resolve(answers.shift())
  }) as typeof post
  const client = new StillClient({ ...table, notes } as TableMessage, 'en')
  return { play: new PuzzlePlay(client, { id: 'x-1' } as PuzzleData, 'en', ask), asked }
}

test('a wrong choice can be followed by another, a right one ends it', async () => {
  const { play, asked } = puzzle([verdict('wrong', null), verdict('idle', null), verdict('right', 'b')])
  await play.play('a')
  expect(play.tried).toEqual(['a'])
  expect(play.isSolved).toBe(false)
  await play.play('c')
  expect(play.tried).toEqual(['a'])
  await play.play('b')
  expect(play.isSolved).toBe(true)
  expect(isSolved('x-1')).toBe(true)
  await play.play('a')
  expect(asked).toEqual([
    { option: 'a', lang: 'en' },
    { option: 'c', lang: 'en' },
    { option: 'b', lang: 'en' },
  ])
})

test('who gives up sees the answer, and the puzzle isn’t counted as solved', async () => {
  const { play } = puzzle([verdict('shown', 'b')])
  play.puzzle.id = 'x-2'
  await play.showAnswer()
  expect(play.isSolved).toBe(true)
  expect(isSolved('x-2')).toBe(false)
})
