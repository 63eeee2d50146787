import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { get, post, ReviewData } from '../../lib/net/api'
import { AGAIN, Reviewed } from './review.svelte'

const asked: string[] = []
let answers: Partial<ReviewData>[] = []
const answer = (way: string) => (path: string) => {
  asked.push(`${way} ${path}`)
  return Promise.resolve(answers.shift() as ReviewData)
}
const ask = { get: answer('get') as typeof get, post: answer('post') as typeof post }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  asked.length = 0
})

test('it is asked for again until everything is known', async () => {
  answers = [{ state: 'none' }, { state: 'working', done: 1 }, { state: 'working', done: 2 }, { state: 'done' }]
  const review = new Reviewed('ABCDEF', 2, 'fr', ask)
  await review.look()
  await vi.advanceTimersByTimeAsync(5 * AGAIN)
  expect(asked).toEqual(['get /api/tables/ABCDEF/reviews/2?lang=fr'])
  await review.start()
  expect(review.found?.done).toBe(1)
  await vi.advanceTimersByTimeAsync(AGAIN)
  expect(review.found?.done).toBe(2)
  await vi.advanceTimersByTimeAsync(9 * AGAIN)
  expect(review.found?.state).toBe('done')
  expect(asked.length).toBe(4)
})

test('whoever leaves or stops it asks no more', async () => {
  answers = [{ state: 'working' }, { state: 'stopped' }]
  const review = new Reviewed('ABCDEF', 1, 'en', ask)
  await review.start()
  await review.stop()
  expect(asked.at(-1)).toBe('post /api/tables/ABCDEF/reviews/1/stop?lang=en')
  await vi.advanceTimersByTimeAsync(5 * AGAIN)
  expect(asked.length).toBe(2)

  answers = [{ state: 'working' }]
  const other = new Reviewed('ABCDEF', 1, 'en', ask)
  await other.start()
  other.leave()
  await vi.advanceTimersByTimeAsync(5 * AGAIN)
  expect(asked.length).toBe(3)
})
