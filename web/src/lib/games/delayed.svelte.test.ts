import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LoggedEvent } from '../net/api'
import { DelayedEvents } from './delayed.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const event = (at: number): LoggedEvent => ({ at, event: 'moved' }) as LoggedEvent

function telling(wait: number): { numbers: () => number[]; tell: (...numbers: number[]) => void; end: () => void } {
  let events = $state.raw([event(1)])
  let seen!: DelayedEvents
  const end = $effect.root(() => {
    seen = new DelayedEvents(
      () => events,
      () => wait,
    )
  })
  const tell = (...numbers: number[]): void => {
    events = numbers.map(event)
    flushSync()
  }
  flushSync()
  return { numbers: () => seen.events.map(({ at }) => at), tell, end }
}

test('a story waits until it has been seen; the one before it stays until then', () => {
  const { numbers, tell, end } = telling(900)
  expect(numbers()).toEqual([1])
  tell(1, 2)
  expect(numbers()).toEqual([1])
  vi.advanceTimersByTime(500)
  tell(1, 2, 3)
  vi.advanceTimersByTime(500)
  expect(numbers()).toEqual([1, 2])
  vi.advanceTimersByTime(500)
  expect(numbers()).toEqual([1, 2, 3])
  end()
})

test('at «instant», and after an undo, nothing is waited for', () => {
  const { numbers, tell, end } = telling(0)
  tell(1, 2)
  expect(numbers()).toEqual([1, 2])
  tell(1)
  expect(numbers()).toEqual([1])
  end()
})
