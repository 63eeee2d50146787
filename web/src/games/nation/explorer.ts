/** The figures on an Explorer card: what it costs, what it brings. */

import type { IconName } from '../../lib/look/icons'
import type { Explorer } from './cards.svelte'

export interface Figure {
  icon: IconName
  word: string
  number: string
}

const figure = (icon: IconName, counter: string, number: number | undefined, sign = ''): Figure[] =>
  number ? [{ icon, word: `page-nation-counter-${counter}`, number: `${sign}${number}` }] : []

export function costsOf(card: Explorer): Figure[] {
  return [
    ...figure('hour', 'hours', card.hours),
    ...figure('bread', 'bread', card.bread),
    ...figure('buck', 'money', card.money_to_mat ?? card.ticket_price ?? card.gift_to_each_other),
  ]
}

export function gainsOf(card: Explorer): Figure[] {
  return [
    ...figure('happiness', 'happiness', card.happiness || card.happiness_per_gift, '+'),
    ...figure('bread', 'bread', card.gain_bread, '+'),
    ...figure('house', 'houses', card.gain_houses, '+'),
    ...figure('ticket', 'tickets', card.ticket_max ? 1 : 0, '+'),
    ...figure('buck', 'money', card.take_money ?? card.gift_from_each_other, '+'),
  ]
}
