import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RAINBOWS } from './samples/samples'
import { SEATS } from '../loop/samples/samples'
import type { TableProps } from '../../lib/games/page'
import type { LoggedEvent, SeatData } from '../../lib/net/api'
import page from '.'
import { landingsOf, lastLanding, motionTime, turnedBy, usesOf } from './happened'
import Mat from './Mat.svelte'
import Opponents from './Opponents.svelte'
import { angleOf, middleOf } from './places'
import { spotsOf } from './spots'
import { prepare } from './testing'
import { placeOf, playerOf, statesOf, type RainbowView } from './view'

afterEach(cleanup)

const event = (name: string, data: object): LoggedEvent =>
  ({ event: name, rule: '', sentence: name, at: 1, by: 1, auto: false, ...data }) as LoggedEvent

/** A sample as the table gives it to its parts. */
function given(name: keyof typeof RAINBOWS): TableProps<RainbowView> {
  const { view, offers, events } = RAINBOWS[name]
  const seats = SEATS as unknown as SeatData[]
  return {
    game: 'rainbow',
    view,
    offers,
    events,
    seats,
    refusals: [],
    speed: 'normal',
    options: {},
    thought: null,
    isFramed: false,
  }
}

describe('what the engine writes is read', () => {
  test('places', () => {
    expect(placeOf('love 3')).toEqual({ track: 'love', space: 3 })
    expect(placeOf('wheel self_improvement')).toEqual({ track: 'self_improvement', space: null })
    expect(placeOf(null)).toBeNull()
  })

  test('a spin of nothing is a whole turn, so that it can be seen', () => {
    expect(turnedBy([event('wheel-spun', { holders: 0 }), event('wheel-spun', { holders: 2 })])).toBe(360 + 480)
  })

  test('the last use of a device and where it led', () => {
    const events = [
      event('device-used', { who: 'seat2', device: 'heart', number: 4 }),
      event('moved', { who: 'seat2', track: 'love', space: 4 }),
      event('fate-drawn', { who: 'seat2', card: 'fate_key' }),
      event('turn-started', { who: 'seat3' }),
      event('key-placed', { who: 'seat3' }),
    ]
    expect(usesOf(events).get('heart')).toMatchObject({ seat: 2, number: 4 })
    expect(lastLanding(events)).toMatchObject({
      seat: 2,
      track: 'love',
      space: 4,
      fate: 'fate_key',
      sentences: ['fate-drawn'],
    })
  })

  test('everything decides within 1.5 s, or at once (UI-G14)', () => {
    for (const speed of ['slow', 'normal', 'fast', 'instant'])
      for (const own of [true, false]) expect(motionTime(speed, own)).toBeLessThanOrEqual(1500)
    expect(motionTime('instant', true)).toBe(0)
  })
})

test('every track begins at the wheel', () => {
  for (let holder = 0; holder < 6; holder++) {
    const middle = middleOf(holder)
    const start = (angleOf(holder, 0, 14) * Math.PI) / 180
    expect((50 - middle.x) * Math.cos(start) + (50 - middle.y) * Math.sin(start)).toBeGreaterThan(20)
  }
})

describe.each(['en', 'fr'] as const)('%s', (lang) => {
  beforeEach(() => prepare(lang))

  test.each(Object.keys(RAINBOWS) as (keyof typeof RAINBOWS)[])('%s shows, with all its sentences', (name) => {
    const { view } = RAINBOWS[name]
    const player = playerOf(view, view.seat)!
    render(page.Board, { props: given(name) })
    render(page.Board, { props: { ...given(name), isFramed: true } })
    render(page.Dock, { props: { ...given(name), isFramed: true } })
    render(Mat, { props: { player, view, seats: SEATS } })
    render(Opponents, { props: { view, seats: SEATS } })
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
    expect(document.body.textContent + names.join(' ')).not.toMatch(/page-rainbow|rainbow-[a-z]+/)
  })
})

describe('the board', () => {
  beforeEach(() => prepare('en'))

  test('what is offered is picked, and nothing else', () => {
    const picked: [string[], boolean?][] = []
    const { offers } = RAINBOWS.travel
    render(page.Board, { props: { ...given('travel'), onpick: (...what) => picked.push(what) } })
    screen.getByTestId('use-device').click()
    const offered = document.querySelectorAll<HTMLElement>('[data-offer]')
    expect(offered.length).toBe(offers.filter(({ kind }) => kind === 'button').length)
    offered[0]?.click()
    screen.getByTestId('space-love-1').click()
    expect(picked).toEqual([[['move']], [[offered[0]?.dataset['offer']], true]])
  })

  test('a space says all that it means (UI-T31)', () => {
    render(page.Board, { props: { ...given('travel'), offers: [] } })
    expect(screen.getByTestId('space-health-6').getAttribute('aria-label')).toMatch(
      /^Health 6, green: money, \$1,000, You advertise a breakfast cereal\./,
    )
  })

  test('who is on the wheel may spin it', () => {
    expect(spotsOf(RAINBOWS.wheel.offers).get('wheel')).toEqual(['spin'])
    render(page.Board, { props: given('wheel') })
    expect(screen.getByRole('button', { name: 'Spin the rainbow wheel' })).toBeTruthy()
  })

  test('where the button may go is a quiet ring, until somebody wants to move it', async () => {
    render(page.Board, { props: { ...given('travel'), isFramed: true } })
    render(page.Dock, { props: { ...given('travel'), isFramed: true, onpick: () => undefined } })
    const rings = (look: string): number => document.querySelectorAll(`[data-offer]${look}`).length
    expect(rings('.quiet')).toBe(rings(''))
    await fireEvent.click(screen.getByTestId('want-button'))
    expect(rings('.quiet')).toBe(0)
    await fireEvent.click(screen.getByTestId('want-button'))
    cleanup()
    render(page.Board, { props: given('placing') })
    expect(rings('.quiet')).toBe(0)
    expect(rings('')).toBeGreaterThan(0)
  })

  test('the newest story is told in full, those before it in a line each', () => {
    render(page.Board, { props: { ...given('landed'), isFramed: true } })
    const stories = landingsOf(RAINBOWS.landed.events, 4)
    expect(screen.getByTestId('message').textContent).toContain(`${stories[0]?.space}`)
    expect(document.querySelectorAll('.stories li').length).toBeGreaterThanOrEqual(stories.length - 1)
  })
})

test('hang-ups stand against saved cards, and a key is missing, in front or safe', () => {
  const player = { ...playerOf(RAINBOWS.placing.view, RAINBOWS.placing.view.seat)! }
  Object.assign(player, {
    hang_ups: ['love'],
    fate_hang_ups: ['love'],
    saved: ['faith'],
    keys: ['love'],
    stand: ['money'],
  })
  const of = new Map(statesOf(player).map((state) => [state.area, state]))
  expect(of.get('love')).toMatchObject({ hangUps: 2, key: 'front' })
  expect(of.get('faith')).toMatchObject({ saved: 1, key: 'missing' })
  expect(of.get('money')).toMatchObject({ key: 'safe', slot: 1 })
})
