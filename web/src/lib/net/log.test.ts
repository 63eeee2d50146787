import { expect, test } from 'vitest'
import type { EventPage, LoggedEvent } from './api'
import { wholeLog, withPage } from './log'

const logged = (...numbers: number[]): LoggedEvent[] =>
  numbers.map((at) => ({ at, by: 1, auto: false, event: 'bought', rule: '', sentence: `${at}` }) as LoggedEvent)

test('what a message left out is fetched page by page, the last ones first', async () => {
  const asked: string[] = []
  const pages: Record<string, EventPage> = {
    '/api/tables/KPRTWX/events?from=0&before=8&lang=fr&seat=2': { from: 0, start: 4, items: logged(4, 6, 7) },
    '/api/tables/KPRTWX/events?from=0&before=4&lang=fr&seat=2': { from: 0, start: 0, items: logged(0, 3) },
  }
  const fetched = <T>(path: string): Promise<T> => {
    asked.push(path)
    return Promise.resolve(pages[path] as T)
  }
  const whole = await wholeLog('KPRTWX', { from: 0, start: 8, items: logged(8, 9) }, 2, 'fr', fetched)
  expect(whole).toEqual({ from: 0, start: 0, items: logged(0, 3, 4, 6, 7, 8, 9) })
  expect(asked).toEqual(Object.keys(pages))
})

test('a log that is complete asks for nothing', async () => {
  const page = { from: 3, start: 3, items: logged(3) }
  expect(await wholeLog('KPRTWX', page, null, 'en', () => Promise.reject(new Error('asked')))).toEqual(page)
})

test('a page takes its place in a log that has gone on', () => {
  const page = { from: 0, start: 4, items: logged(4, 7) }
  expect(withPage(logged(1, 5, 8, 9), page, 8).map(({ at }) => at)).toEqual([1, 4, 7, 8, 9])
})
