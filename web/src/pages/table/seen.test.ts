import { beforeEach, expect, test } from 'vitest'
import { SeenOf } from './seen.svelte'

beforeEach(() => localStorage.clear())

test('what was seen stays seen after a reload, and nothing becomes unseen', () => {
  const seen = new SeenOf('ABCDEF')
  seen.see({ talk: 7 })
  seen.see({ talk: 3, notice: 12 })
  const again = new SeenOf('ABCDEF')
  expect([again.talk, again.notice]).toEqual([7, 12])
  expect(new SeenOf('OTHERS').talk).toBe(0)
})

test('old tables are forgotten', () => {
  for (let at = 0; at < 60; at++) new SeenOf(`TABLE${at}`).see({ talk: 1 })
  expect(new SeenOf('TABLE0').talk).toBe(0)
  expect(new SeenOf('TABLE59').talk).toBe(1)
})

test('what can’t be read counts as nothing', () => {
  localStorage.setItem('felicity.seen', '{')
  expect(new SeenOf('ABCDEF').talk).toBe(0)
})
