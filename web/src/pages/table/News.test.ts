import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import type { GamePage } from '../../lib/games/page'
import type { LoggedEvent } from '../../lib/net/api'
import { toast, toasts } from '../../lib/ui/toast.svelte'
import News from './News.svelte'
import type { Play } from './play.svelte'

test('news leave with the table, so that they cover no end page; other messages stay', () => {
  const event = { event: 'moved', at: 4, sentence: 'Bo went back to the start.' } as LoggedEvent
  const client = { events: [] as LoggedEvent[] }
  const table = { number: 3, seat: 1, settings: { speed: 'instant' } }
  const page = {
    notices: (events: LoggedEvent[]) => events.map((event) => ({ event, stays: false })),
  } as unknown as GamePage
  client.events.push({ ...event, at: 3 })
  const play = { client, table } as unknown as Play
  const { rerender, unmount } = render(News, { props: { play, page } })
  expect(toasts).toEqual([])
  void rerender({ play: { client: { events: [event] }, table: { ...table, number: 4 } } as unknown as Play, page })
  expect(toasts.map(({ text }) => text)).toEqual(['Bo went back to the start.'])
  toast('The link is copied.')
  unmount()
  expect(toasts.map(({ text }) => text)).toEqual(['The link is copied.'])
})
