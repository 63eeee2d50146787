import { cleanup, render, screen } from '@testing-library/svelte'
import { createRawSnippet, tick } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { speakFor } from '../testing'
import FaceUp from './FaceUp.svelte'

beforeEach(() => speakFor('en'))
afterEach(cleanup)

const children = createRawSnippet(() => ({ render: () => '<p>A card</p>' }))
const isThere = (): boolean => screen.queryByTestId('revealed') !== null

async function shown(isGoingOn: boolean): Promise<void> {
  const props = { speed: 'slow', isFramed: true, isGoingOn, children }
  const { rerender } = render(FaceUp, { ...props, at: 1 })
  expect(isThere()).toBe(isGoingOn) // what lay there before isn't news
  await rerender({ ...props, at: 2 })
  expect(isThere()).toBe(true)
}

test.each(['pointerdown', 'keydown'])('whoever goes on with a %s puts it away', async (name) => {
  await shown(false)
  window.dispatchEvent(new Event(name))
  await tick()
  expect(isThere()).toBe(false)
})

test('while somebody is asked about it, only its own button puts it away', async () => {
  await shown(true)
  window.dispatchEvent(new Event('pointerdown'))
  await tick()
  expect(isThere()).toBe(true)
  screen.getByTestId('revealed-close').click()
  await tick()
  expect(isThere()).toBe(false)
})
