import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import Ring from './Ring.svelte'

test('what the guide speaks of is unfolded', () => {
  document.body.innerHTML =
    '<details id="hand"><summary>Hand</summary><p id="card">A memory</p></details><p id="log"></p>'
  const hand = document.querySelector('details')!
  const { rerender } = render(Ring, { props: { target: '#log' } })
  expect(hand.open).toBe(false)
  void rerender({ target: '#hand' })
  return expect.poll(() => hand.open).toBe(true)
})
