import { beforeEach, expect, test } from 'vitest'
import { isMuted, mute } from './muted.svelte'

beforeEach(() => localStorage.clear())

test('a person is muted at one table, until they are heard again', () => {
  mute('ABCDEF', 2, true)
  expect([isMuted('ABCDEF', 2), isMuted('ABCDEF', 1), isMuted('KPRTWX', 2)]).toEqual([true, false, false])
  mute('ABCDEF', 2, false)
  expect(isMuted('ABCDEF', 2)).toBe(false)
})

test('not too much is kept, and the latest stays', () => {
  for (let at = 0; at < 60; at++) mute(`TABLE${at}`, 1, true)
  expect([isMuted('TABLE0', 1), isMuted('TABLE59', 1)]).toEqual([false, true])
  expect(Object.keys(JSON.parse(localStorage.getItem('felicity.muted') ?? '{}') as object)).toHaveLength(40)
})
