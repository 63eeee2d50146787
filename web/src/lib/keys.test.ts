import { beforeEach, expect, test } from 'vitest'
import { keyOf, setKey, usualKey } from './keys'
import { settings } from './settings.svelte'

beforeEach(() => {
  settings.keys = {}
})

test('the usual letters mean themselves, and so do other keys', () => {
  expect(usualKey('U')).toBe('u')
  expect(usualKey('Escape')).toBe('escape')
  expect(usualKey('3')).toBe('3')
})

test('a letter that is taken changes places', () => {
  setKey('undo', 'h')
  expect(keyOf('undo')).toBe('h')
  expect(keyOf('hint')).toBe('u')
  expect(usualKey('h')).toBe('u')
})

test('a letter that was given up means nothing', () => {
  setKey('undo', 'z')
  expect(usualKey('z')).toBe('u')
  expect(usualKey('u')).toBe('')
})
