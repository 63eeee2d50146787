import { beforeEach, expect, test, vi } from 'vitest'
import type { NoticeData } from '../net/api'
import { dismiss, lookForNotice, noticeNow, textOf } from './notice.svelte'

const notice = (id: string, until: number | null = null): NoticeData => ({
  id,
  level: 'info',
  texts: { en: 'Hello', fr: 'Bonjour' },
  until,
})
const answers = (found: NoticeData | null): void =>
  void vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(JSON.stringify({ notice: found })))),
  )

beforeEach(() => localStorage.clear())

test('a notice is shown until it is dismissed, and the next one again', async () => {
  answers(notice('one'))
  await lookForNotice()
  expect(noticeNow()?.id).toBe('one')
  dismiss()
  expect(noticeNow()).toBeNull()
  answers(notice('two'))
  await lookForNotice()
  expect(noticeNow()?.id).toBe('two')
})

test('a notice that is over isn’t shown', async () => {
  answers(notice('three', Date.now() - 1))
  await lookForNotice()
  expect(noticeNow()).toBeNull()
})

test('it is read in one’s own language if it is there', () => {
  expect(textOf(notice('four'), 'fr')).toBe('Bonjour')
  expect(textOf({ ...notice('four'), texts: { en: 'Hello' } }, 'fr')).toBe('Hello')
})
