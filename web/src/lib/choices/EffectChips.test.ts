import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import plain from '../games/plain'
import { usePage } from '../games/pages.svelte'
import type { ChangesData, EventData } from '../net/api'
import { speakFor } from '../testing'
import EffectChips from './EffectChips.svelte'

beforeEach(() => speakFor('en'))
afterEach(cleanup)

const event = (name: string): EventData => ({ event: name, rule: '', sentence: '' }) as EventData

function said(...events: string[]): string {
  const drawn = [{ name: 'coins', icon: 'coin' as const, word: 'page-ui-close' }]
  usePage('race', { ...plain, drawn, end: 'finished' })
  const changes: ChangesData = {
    counters: [{ seat: 1, name: 'coins', before: 3, after: 12 }],
    events: events.map(event),
    sentences: ['Ada wins.'],
    rules: [],
    left_to: 'nothing',
  }
  return render(EffectChips, { changes, game: 'race', seat: 1, names: ['Ada'] }).container.textContent
}

test('an option says what it changes', () => {
  expect(said('earned')).toContain('12')
})

test('what ends the game says so, and not how it ends', () => {
  expect(said('earned', 'finished').trim()).toBe('This ends the game.')
})
