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

test('of several things the first that is listed is lit, not the one that stands first on the page', async () => {
  document.body.innerHTML = '<section id="row"><p id="card">A card</p></section>'
  const boxes = { row: new DOMRect(0, 0, 300, 90), card: new DOMRect(200, 0, 80, 90) }
  for (const [id, box] of Object.entries(boxes)) {
    const one = document.getElementById(id)!
    one.getBoundingClientRect = () => box
    one.getClientRects = () => [box] as unknown as DOMRectList
  }
  render(Ring, { props: { target: '#row #card, #row' } })
  await expect.poll(() => document.querySelector<HTMLElement>('[data-testid=ring]')?.style.left).toBe('194px')
})
