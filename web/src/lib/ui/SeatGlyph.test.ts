import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import SeatGlyph from './SeatGlyph.svelte'
import { OUTLINES, SHAPES, shapeOf } from './seats'

test('every seat has a shape of its own (UI-L1)', () => {
  expect([1, 2, 3, 4, 5, 6].map(shapeOf)).toEqual(SHAPES)
  expect(new Set(Object.values(OUTLINES)).size).toBe(6)
})

test('a glyph shows the initial, and speaks only if it has something to say', async () => {
  const { container, rerender } = render(SeatGlyph, { seat: 4, name: 'élise' })
  expect(container.querySelector('text')?.textContent).toBe('É')
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  await rerender({ seat: 4, label: 'Seat 4' })
  expect(container.querySelector('svg')?.getAttribute('aria-label')).toBe('Seat 4')
})
