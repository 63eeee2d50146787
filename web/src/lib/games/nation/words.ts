/** Words and icons that several parts of the table use. */

import type { IconName } from '../../look/icons'
import type { SeatData } from '../../net/api'
import { settings } from '../../settings.svelte'
import { t } from '../../text.svelte'
import type { Product } from './view'

export const ICON: Readonly<Record<Product, IconName>> = {
  house: 'house',
  bread: 'bread',
  ticket: 'ticket',
  medicine: 'medicine',
}

export type Seats = Pick<SeatData, 'seat' | 'name'>[]

export function nameIn(seats: Seats): (seat: number) => string {
  return (seat) => seats.find((each) => each.seat === seat)?.name || t('page-ui-seat', { seat })
}

/** A change with its sign. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0'
}

export function listed(words: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(words)
}
