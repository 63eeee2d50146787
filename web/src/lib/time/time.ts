/** Time controls and what is left, in words (docs/protocol.md, section 16). */

import type { NewTable, TableMessage } from '../net/api'
import { listed, nameIn } from '../format'
import { settings } from '../settings.svelte'
import { t } from '../text.svelte'

export type TimeWish = NonNullable<NewTable['time']>
export type TimeData = NonNullable<TableMessage['settings']['time']>
export type Then = TimeData['then']

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Presets of the set-up. `live` ones in seconds. */
export const LIVE = {
  quick: { move: 20, bank: 180 },
  steady: { move: 45, bank: 600 },
  relaxed: { move: 90, bank: 1800 },
} as const
export const DAYS = [1, 3, 7] as const
export const PACES = ['none', 'quick', 'steady', 'relaxed', 'days'] as const
export type Pace = (typeof PACES)[number]

export function wishOf(pace: Pace, days: number, then: Then): TimeWish | null {
  if (pace === 'none') return null
  return pace === 'days' ? { kind: 'days', days, then } : { kind: 'live', ...LIVE[pace], then }
}

/** From here on it is short: there is a mark, and it is said once. */
export function isShort(left: number, kind: TimeData['kind']): boolean {
  return left <= (kind === 'days' ? 12 * HOUR : 15 * SECOND)
}

/** What a clock shows: `0:45`, `12:05`, `1:02:05`; from a day on days and hours. Begun seconds count, so that 0:00 is the end. */
export function clockText(left: number): string {
  if (left >= DAY)
    return t('page-time-days-hours', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) })
  const seconds = Math.ceil(left / SECOND)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (number: number): string => String(number).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** The same as it is said: «2 minutes and 5 seconds». */
export function spokenText(left: number): string {
  const seconds = Math.ceil(left / SECOND)
  const parts: [number, string][] =
    left >= DAY
      ? [
          [Math.floor(left / DAY), 'day'],
          [Math.floor((left % DAY) / HOUR), 'hour'],
        ]
      : seconds >= 3600
        ? [
            [Math.floor(seconds / 3600), 'hour'],
            [Math.floor(seconds / 60) % 60, 'minute'],
          ]
        : [
            [Math.floor(seconds / 60), 'minute'],
            [seconds % 60, 'second'],
          ]
  const said = parts
    .filter(([number]) => number)
    .map(([number, unit]) =>
      new Intl.NumberFormat(settings.lang, { style: 'unit', unit, unitDisplay: 'long' }).format(number),
    )
  return listed(
    said.length
      ? said
      : [new Intl.NumberFormat(settings.lang, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(0)],
  )
}

/** What was chosen at the set-up, in one sentence. */
export function timeText({ kind, move, bank, then }: TimeData): string {
  const pace =
    kind === 'days'
      ? t('page-time-by-mail', { days: Math.round(move / DAY) })
      : t(bank ? 'page-time-live' : 'page-time-live-no-bank', { move: spokenText(move), bank: spokenText(bank) })
  return `${pace} ${t(`page-time-then-${then}.about`)}`
}

export function dateText(at: number): string {
  return new Intl.DateTimeFormat(settings.lang, { day: 'numeric', month: 'long' }).format(at)
}

/** The result of a game that ended because somebody ran out of time; '' if it didn't. */
export function lostText({ clock, seats, you, players }: TableMessage): string {
  if (!clock?.lost) return ''
  const name = nameIn(seats)
  if (!clock.winners.length) return t('page-end-time-all', { count: players })
  const [first = 0, ...others] = clock.winners
  if (!others.length && you.length === 1 && you[0] === first) return t('page-end-time-you-win')
  return t('page-end-time-wins', { names: listed(clock.winners.map(name)), count: clock.winners.length })
}

/** Who ran out of time. */
export function lateText({ clock, seats, you }: TableMessage): string {
  if (!clock?.lost) return ''
  return you.length === 1 && you[0] === clock.lost
    ? t('page-end-time-you-late')
    : t('page-end-time-late', { name: nameIn(seats)(clock.lost) })
}
