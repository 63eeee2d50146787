import { expect, test } from 'vitest'
import type { EventData } from '../net/api'
import { effectsOf, together } from './effects'

function told(event: string, figures: Record<string, unknown> = {}): EventData {
  return { event, rule: 'LOOP-0', sentence: `${event}.`, ...figures } as EventData
}

const ada = { seat: 1, coins: 5, happiness: 4, reputation: 1 }
const bo = { seat: 2, coins: 3, happiness: 6, reputation: 0 }

test('the counters are summed up over all events', () => {
  const events = [
    told('reputation-spent', { who: 'seat1', reputation: 1 }),
    told('bought', { who: 'seat1', coins: 3, reputation: 1, quality: 4 }),
    told('coins-gained', { who: 'seat1', coins: 1 }),
  ]
  expect(effectsOf(events, [ada, bo]).changes).toEqual([
    { seat: 1, what: 'coins', from: 5, to: 3 },
    { seat: 1, what: 'reputation', from: 1, to: 0 },
  ])
})

test('a trade changes both sides', () => {
  const effects = effectsOf([told('resold', { who: 'seat2', buyer: 'seat1', coins: 2 })], [ada, bo])
  expect(effects.changes).toEqual([
    { seat: 1, what: 'coins', from: 5, to: 3 },
    { seat: 2, what: 'coins', from: 3, to: 5 },
  ])
})

test('what has no counter is told by its sentence, and a coming event is marked', () => {
  const effects = effectsOf(
    [told('broken', { owner: 'seat1' }), told('activity-completed'), told('event-drawn', { who: 'seat1' })],
    [ada],
  )
  expect(effects).toEqual({ changes: [], told: ['broken.'], drawsEvent: true })
})

test('several purchases change the same counter once', () => {
  const one = effectsOf([told('bought', { who: 'seat1', coins: 3 })], [ada])
  const other = effectsOf([told('bought', { who: 'seat1', coins: 2 })], [ada])
  expect(together([one, other], [ada]).changes).toEqual([{ seat: 1, what: 'coins', from: 5, to: 0 }])
})
