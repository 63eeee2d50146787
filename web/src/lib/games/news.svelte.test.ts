import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { News } from './news.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Table data: its last event, wrapped anew every time, as tables do it. */
function watched(speed: string): { news: News; tell: (at: number) => void; end: () => void } {
  let event = $state.raw({ at: 1 })
  let news!: News
  const end = $effect.root(() => {
    const shown = $derived({ ...event })
    news = new News(
      () => shown.at,
      () => speed,
    )
  })
  const tell = (at: number): void => {
    event = { at }
    flushSync()
  }
  flushSync()
  return { news, tell, end }
}

test('what is new is shown for a while, whatever else is told meanwhile', () => {
  const { news, tell, end } = watched('normal')
  expect(news.isOn).toBe(false)
  tell(2)
  expect(news.isOn).toBe(true)
  vi.advanceTimersByTime(3000)
  tell(2)
  expect(news.isOn).toBe(true)
  vi.advanceTimersByTime(600)
  expect(news.isOn).toBe(false)
  end()
})

test('at «instant» it is gone at once, and an undo is no news', () => {
  const { news, tell, end } = watched('instant')
  tell(3)
  tell(3)
  vi.advanceTimersByTime(0)
  expect(news.isOn).toBe(false)
  tell(2)
  expect(news.isOn).toBe(false)
  end()
})
