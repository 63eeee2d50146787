/** What deserves its second: another ten years, love, a job, a project that is done, stress that costs time, the end of a life, a life goal. */

import { seatOf } from '../../lib/choices/seats'
import type { Moment } from '../../lib/games/page'
import type { LoggedEvent } from '../../lib/net/api'
import { t } from '../../lib/text.svelte'
import { word } from './boxes.svelte'
import { levelName, nameOf } from './cards.svelte'
import { cardName } from './flights'
import { placeInAge, playerOf, type PursuitView, type Side } from './view'

const YEARS = 10 // a round
const RELATIONSHIP = 2
const FAMILY = 3

export function momentsOf(events: readonly LoggedEvent[], view: PursuitView, seat: number | null): Moment[] {
  return [...stressOf(events, view, seat), ...events.flatMap((event) => momentOf(event, events, view, seat))]
}

const good = (id: string, title: string, about = ''): Moment => ({
  id,
  title,
  ...(about && { about }),
  isGood: true,
  sound: 'good',
})

function momentOf(
  event: LoggedEvent,
  events: readonly LoggedEvent[],
  view: PursuitView,
  seat: number | null,
): Moment[] {
  if (event.event === 'round-started') return [roundOf(event, events, view, seat)]
  if (event.event === 'died') return [deathOf(event, seat)]
  if (seat === null || seatOf(event['who']) !== seat) return []
  const card = String(event['card'] ?? '')
  switch (event.event) {
    case 'deepened': {
      const level = Number(event['level'])
      const name = loved(event['partner'])
      if (level === RELATIONSHIP) return [good('love', t('page-pursuit-moment-couple', { name }))]
      return level === FAMILY ? [good('love', t('page-pursuit-moment-family', { name }))] : []
    }
    case 'dated':
      return [
        { id: 'love', title: t('page-pursuit-moment-date', { name: loved(event['partner']) }), sound: 'good' as const },
      ]
    case 'hired':
      return [good('job', t('page-pursuit-moment-job', { name: nameOf(card) }))]
    case 'promoted':
      return [good('job', t('page-pursuit-moment-promoted', { name: nameOf(card) }))]
    case 'retired':
      return [good('job', t('page-pursuit-moment-retired', { name: nameOf(card) }))]
    case 'project-finished':
      return [good('project', t('page-pursuit-moment-finished', { name: nameOf(card) }), lastLevel(card, events))]
    case 'goal-achieved': {
      const name = word(`goal-${event['goal']}`)
      return [good('goal', t('page-pursuit-moment-goal', { name, lth: Number(event['lth']) }))]
    }
    default:
      return []
  }
}

/** A partner has the name of the side that is turned up. */
export function loved(partner: unknown): string {
  const card = cardName(partner)
  const side: Side = card === partner ? 'woman' : 'man'
  return nameOf(card, side)
}

function lastLevel(card: string, events: readonly LoggedEvent[]): string {
  const reached = events.findLast(({ event, card: which }) => event === 'level-reached' && which === card)
  return reached ? levelName(card, Number(reached['level'])) : ''
}

/** «You turn 30», with the hourglasses of the round and the stress of the years. */
function roundOf(event: LoggedEvent, events: readonly LoggedEvent[], view: PursuitView, seat: number | null): Moment {
  const round = Number(event['round'])
  const { age } = placeInAge(view.board.tracks.ages, round)
  const who = seat === null ? 'all' : 'you'
  const set = events.findLast(({ event: name, who: whose }) => name === 'hourglasses-set' && seatOf(whose) === seat)
  const stress = Number(events.findLast(({ event: name }) => name === 'old-age-came')?.['stress'] ?? 0)
  const about = [
    stress ? t('page-pursuit-moment-years', { stress }) : '',
    set ? t('page-pursuit-moment-time', { number: Number(set['hourglasses']) }) : '',
  ]
    .filter(Boolean)
    .join(' ')
  return {
    id: 'round',
    title: t('page-pursuit-moment-age', { age, years: round * YEARS, who }),
    ...(about && { about }),
  }
}

function deathOf(event: LoggedEvent, seat: number | null): Moment {
  const isMine = seat !== null && seatOf(event['who']) === seat
  return {
    id: 'death',
    title: isMine ? t('page-pursuit-moment-death') : event.sentence,
    ...(isMine && { about: event.sentence }),
    sound: 'loss',
  }
}

/** Into a section of the track with fewer hourglasses, or into one with more. */
function stressOf(events: readonly LoggedEvent[], view: PursuitView, seat: number | null): Moment[] {
  const me = playerOf(view, seat)
  // Together with a new round its card says how many there are.
  if (!me?.alive || events.some(({ event }) => event === 'round-started')) return []
  const own = events.filter(({ event, who }) => event === 'stress-moved' && seatOf(who) === seat)
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return []
  const { stress_last: spaces, stress_sections: sections } = view.board.tracks
  const timeAt = (space: number): number => sections[Math.floor(((space - 1) * sections.length) / spaces)] ?? 0
  const change = timeAt(Number(last['space'])) - timeAt(Number(first['space']) - Number(first['change']))
  if (!change) return []
  const title = t('page-pursuit-moment-stress', { way: change < 0 ? 'worse' : 'better' })
  const about = t('page-pursuit-moment-stress-time', { number: Math.abs(change), way: change < 0 ? 'worse' : 'better' })
  return change < 0 ? [{ id: 'stress', title, about, sound: 'loss' }] : [good('stress', title, about)]
}
