/** Small texts for every table and the end page: names of seats, lists, numbers with a sign. */

import type { SeatData } from './net/api'
import { settings } from './settings.svelte'
import { t } from './text.svelte'

export type Seats = Pick<SeatData, 'seat' | 'name'>[]

export function nameIn(seats: Seats): (seat: number) => string {
  return (seat) => seats.find((each) => each.seat === seat)?.name || t('page-ui-seat', { seat })
}

/** «Ada, Bo and Chloé». */
export function listed(words: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(words)
}

/** An engine name as words: `RollOrHold` is «Roll or hold», `two_hands` «Two hands». */
export function spaced(name: string): string {
  const words = name
    .replace(/[_-]/g, ' ')
    .replace(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A change with its sign: `+1`, `−2`. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0'
}

/** The text with a capital first letter. */
export function upperFirst(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
