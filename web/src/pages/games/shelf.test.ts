import { beforeAll, describe, expect, it } from 'vitest'
import { speakFor } from '../../lib/testing'
import { addressOf, ALL, ending } from './shelf'

const seat = (seat: number, rank: number, yours: boolean, won = rank === 1) => ({
  seat,
  name: `Player ${seat}`,
  kind: 'human' as const,
  level: '',
  yours,
  score: 10 - rank,
  rank,
  won,
  role: '',
})

describe('how a game ended for me', () => {
  beforeAll(() => speakFor('en'))

  it('names my place', () => {
    expect(ending({ together: false, seats: [seat(1, 1, true), seat(2, 2, false)] })).toBe('You won')
    expect(ending({ together: false, seats: [seat(1, 1, false), seat(2, 2, true)] })).toBe('You came 2nd of 2')
    expect(ending({ together: false, seats: [seat(1, 3, true), seat(2, 2, false)] })).toBe('You came 3rd of 2')
  })

  it('takes no side when I held several seats', () => {
    expect(ending({ together: false, seats: [seat(1, 1, true), seat(2, 2, true)] })).toBe('Over')
  })

  it('says what all did together, or one alone', () => {
    expect(ending({ together: true, seats: [seat(1, 1, true), seat(2, 1, false)] })).toBe('Won together')
    expect(ending({ together: true, seats: [seat(1, 1, true, false), seat(2, 1, false, false)] })).toBe('Lost together')
    expect(ending({ together: true, seats: [seat(1, 1, true)] })).toBe('Goal reached')
  })
})

describe('what is asked for', () => {
  it('names only what is filtered', () => {
    const asked = new URLSearchParams(
      addressOf('over', { ...ALL, text: ' Zoë & Bo ', company: 'people' }, 20).split('?')[1],
    )
    expect(Object.fromEntries(asked)).toMatchObject({ status: 'over', from: '20', text: 'Zoë & Bo', company: 'people' })
    expect(asked.has('game') || asked.has('outcome')).toBe(false)
  })
})
