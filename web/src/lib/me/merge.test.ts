import { expect, test } from 'vitest'
import { adopted, changed } from './merge'

const agreed = { name: 'Ada', theme: 'light', sounds: true, keys: { undo: 'u' } }

test('what was changed here is told, and nothing else', () => {
  expect(changed({ ...agreed, keys: { undo: 'u' } }, agreed)).toEqual({})
  expect(changed({ ...agreed, theme: 'dark', keys: { undo: 'h' } }, agreed)).toEqual({
    theme: 'dark',
    keys: { undo: 'h' },
  })
})

test('what was changed elsewhere is taken over, unless it was changed here too', () => {
  const there = { ...agreed, name: 'Zoé', theme: 'system', sounds: false }
  expect(adopted({ ...agreed, theme: 'dark' }, agreed, there)).toEqual({ name: 'Zoé', sounds: false })
})

test('nothing is taken over that the page could not use', () => {
  expect(adopted(agreed, agreed, { sounds: 'loud', volume: 11, name: 5 })).toEqual({})
})
