import { expect, test, vi } from 'vitest'
import { sentencesOf, wholeSentences } from './sentences'

test('a question is parted at its sentences, in both languages', () => {
  expect(sentencesOf('What price do you ask? You sold 3 at home, 0 abroad.')).toEqual([
    'What price do you ask?',
    'You sold 3 at home, 0 abroad.',
  ])
  expect(sentencesOf('Quel prix ? Vous avez vendu 3.')).toHaveLength(2)
  expect(sentencesOf('Dan plays Barter to you: food 2 for utility 2.')).toHaveLength(1)
})

test('a question in French is not broken within its verb', () => {
  expect(sentencesOf('À vous. Que faites-vous de votre porte-clés ?')[1]).toBe(
    'Que faites\u2011vous de votre porte-clés ?',
  )
})

test('the last sentences go first, and the question itself stays', () => {
  const place = document.createElement('h2')
  place.innerHTML = '<span>One?</span> <span>Two.</span> <span>Three.</span>'
  const shown = (): number => place.querySelectorAll('span:not(.for-readers)').length
  Object.defineProperty(place, 'scrollHeight', { get: () => shown() * 20 })
  Object.defineProperty(place, 'clientHeight', { get: () => 40 })
  class Sizes {
    constructor(readonly observe: () => void) {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Sizes)
  wholeSentences(place)
  vi.unstubAllGlobals()
  expect(shown()).toBe(2)
  expect(place.lastElementChild?.className).toBe('for-readers')
})
