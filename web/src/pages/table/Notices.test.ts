import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { GamePage } from '../../lib/games/page'
import type { LoggedEvent } from '../../lib/net/api'
import { speakFor } from '../../lib/testing'
import Notices from './Notices.svelte'
import type { Play } from './play.svelte'
import { SeenOf } from './seen.svelte'

vi.mock('./framed.svelte', () => ({ framed: { now: true } }))
beforeEach(() => speakFor('en'))

test('in the frame several losses are told one after the other, also those of one move', () => {
  const event = (at: number, sentence: string): LoggedEvent =>
    ({ event: 'lost', at, by: null, rule: '', sentence, auto: false, moved: [] }) as LoggedEvent
  const events = [event(3, 'A house fell.'), event(5, 'Bo took a coin.'), event(5, 'Cleo took another.')]
  const seen = new SeenOf('LOSSES')
  const table = { seat: 1, settings: { speed: 'instant' } }
  const play = { client: { events }, table, past: null, seen, names: ['Ada'] } as unknown as Play
  const page = {
    notices: (told: LoggedEvent[]) => told.map((event) => ({ event, stays: true })),
  } as unknown as GamePage
  render(Notices, { props: { play, page } })
  for (const [sentence, more, notice] of [
    ['A house fell.', '2 more', 3],
    ['Bo took a coin.', '1 more', 3],
    ['Cleo took another.', undefined, 5],
  ] as const) {
    expect(screen.getByTestId('notices').querySelectorAll('li')).toHaveLength(1)
    expect(screen.getByTestId('notices').textContent).toContain(sentence)
    expect(screen.queryByTestId('notices-more')?.textContent).toBe(more)
    screen.getByTestId('notices-seen').click()
    flushSync()
    expect(seen.notice).toBe(notice)
  }
  expect(screen.queryByTestId('notices')).toBeNull()
})
