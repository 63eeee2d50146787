import { expect, test } from 'vitest'
import { overlap, placeBeside, type Box } from './bubble'

const ROOM: Box = { left: 0, top: 48, width: 1280, height: 636 }
const SIZE = { width: 300, height: 240 }

test.each<[string, Box]>([
  ['a card of the board', { left: 300, top: 120, width: 140, height: 130 }],
  ['the whole board', { left: 8, top: 56, width: 920, height: 470 }],
  ['the dock', { left: 8, top: 540, width: 920, height: 140 }],
  ['the question', { left: 940, top: 200, width: 332, height: 470 }],
  ['a command in the corner', { left: 960, top: 620, width: 300, height: 44 }],
  ['the ticker', { left: 0, top: 684, width: 1280, height: 36 }],
])('the guide never covers what it speaks of: %s', (_, target) => {
  const box = placeBeside(target, SIZE, ROOM)
  expect(overlap(box, target)).toBe(0)
  expect(box.left).toBeGreaterThanOrEqual(0)
  expect(box.top).toBeGreaterThanOrEqual(ROOM.top)
  expect(box.left + box.width).toBeLessThanOrEqual(ROOM.width)
  expect(box.top + box.height).toBeLessThanOrEqual(ROOM.top + ROOM.height)
})

test('it leaves the answers free if it can', () => {
  const answers = { left: 940, top: 200, width: 332, height: 470 }
  const card = { left: 600, top: 200, width: 140, height: 130 }
  expect(overlap(placeBeside(card, SIZE, ROOM, [answers]), answers)).toBe(0)
})
