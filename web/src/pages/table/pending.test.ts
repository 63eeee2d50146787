import { expect, test, vi } from 'vitest'
import { pends } from './pending'

function table(): HTMLElement {
  document.body.innerHTML = '<section><button data-spot="market:1"><b>Wood</b></button><button>Glass</button></section>'
  return document.querySelector('section')!
}

const busy = (place: HTMLElement): string[] =>
  [...place.querySelectorAll('[aria-busy=true]')].map((one) => one.textContent ?? '')

test('what was clicked is pending until it was answered', () => {
  const place = table()
  const { update } = pends(place, '')
  place.querySelector('b')!.click()
  update('buy wood')
  expect(busy(place)).toEqual(['Wood'])
  update('')
  expect(busy(place)).toEqual([])
})

test('what was sent from elsewhere marks nothing', () => {
  vi.useFakeTimers()
  const place = table()
  const { update } = pends(place, '')
  place.querySelector('button')!.click()
  vi.runAllTimers()
  update('end turn')
  expect(busy(place)).toEqual([])
  vi.useRealTimers()
})
