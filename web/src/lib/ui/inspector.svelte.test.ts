import { flushSync, type Snippet } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inspect, inspector } from './inspector.svelte'

const large = (() => undefined) as unknown as Snippet
const mouse = (type: string): Event => Object.assign(new Event(type), { pointerType: 'mouse' })
const finger = (type: string): Event => Object.assign(new Event(type), { pointerType: 'touch' })
let card: HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  card = document.createElement('button')
  inspect(card, { title: 'Sports', large })
})
afterEach(() => {
  inspector.close()
  vi.useRealTimers()
})

test('a card opens large when it is hovered over for a moment, and goes with the pointer', () => {
  card.dispatchEvent(mouse('pointerenter'))
  expect(inspector.shown).toBeNull()
  vi.advanceTimersByTime(1000)
  expect(inspector.shown).toMatchObject({ title: 'Sports', isHeld: false })
  card.dispatchEvent(mouse('pointerleave'))
  expect(inspector.shown).toBeNull()
})

test('Space and a long press hold it', () => {
  card.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }))
  expect(inspector.shown?.isHeld).toBe(true)
  inspector.close()
  card.dispatchEvent(finger('pointerdown'))
  vi.advanceTimersByTime(1000)
  expect(inspector.shown?.isHeld).toBe(true)
})

test('a card that is drawn again while it is shown doesn’t draw itself for ever', () => {
  let runs = 0
  let again = $state(0)
  const action = inspect(card, { title: 'Sports', large })
  card.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }))
  const stop = $effect.root(() => {
    $effect(() => {
      runs++
      if (action) action.update?.({ title: `Sports ${again}`, large })
    })
  })
  flushSync()
  again++
  flushSync()
  stop()
  expect(runs).toBe(2)
  expect(inspector.shown?.title).toBe('Sports 1')
})
