import { beforeAll, describe, expect, it } from 'vitest'
import type { DailyGame } from '../../lib/net/api'
import { settings } from '../../lib/settings.svelte'
import { speakFor } from '../../lib/testing'
import { dayName, linesOf, nextStep } from './daily'

const DAY = { today: '2026-03-02', day: '2026-03-02' }
const deal = (shown: boolean, status?: 'running' | 'counted' | 'late'): DailyGame => ({
  game: 'loop',
  mode: 'basic',
  players: 3,
  options: {},
  seats: [],
  played: 0,
  yours: status ? { code: 'AAAAAA', status, score: null, rank: null, won: false, place: null } : null,
  shown,
  results: [],
  bots: [],
})

describe('what there is to do with a deal', () => {
  it('is begun once, on its day', () => {
    expect(nextStep(deal(false), DAY)).toBe('begin')
    expect(nextStep(deal(false), { ...DAY, day: '2026-03-01' })).toBe('')
    expect(nextStep(deal(false, 'running'), { ...DAY, day: '2026-03-01' })).toBe('go-on')
    expect(nextStep(deal(true, 'counted'), DAY)).toBe('practise')
    expect(nextStep(deal(true), { ...DAY, day: '2026-02-01' })).toBe('practise')
  })
})

describe('the results', () => {
  it('have people and bots in one order, people first where they did equally well', () => {
    const person = (name: string, score: number, rank: number) => ({
      place: 1,
      name,
      score,
      rank,
      won: false,
      rounds: 9,
      yours: false,
      code: 'AAAAAA',
    })
    const bot = (level: string, score: number, rank: number) => ({ level, score, rank, won: false })
    const lines = linesOf({
      results: [person('Ada', 9, 1), person('Bo', 7, 2)],
      bots: [bot('easy', 7, 2), bot('hard', 9, 2)],
    })
    expect(lines.map(({ result, bot }) => result?.name ?? bot?.level)).toEqual(['Ada', 'hard', 'Bo', 'easy'])
  })
})

describe('days', () => {
  beforeAll(() => speakFor('en'))

  it('are called as people call them', () => {
    settings.lang = 'en'
    expect(dayName('2026-03-02', '2026-03-02')).toBe('today')
    expect(dayName('2026-03-01', '2026-03-02')).toBe('yesterday')
    expect(dayName('2026-02-27', '2026-03-02')).toBe('Friday, February 27')
  })
})
