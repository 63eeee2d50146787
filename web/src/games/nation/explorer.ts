/** The amounts on an Explorer card: what it costs, what it brings. */

import type { IconName } from '../../lib/theme/icons'
import type { Explorer } from './cards.svelte'

export interface Amount {
  icon: IconName
  word: string
  number: string
}

const amount = (icon: IconName, counter: string, number: number | undefined, sign = ''): Amount[] =>
  number ? [{ icon, word: `page-nation-counter-${counter}`, number: `${sign}${number}` }] : []

export function costsOf(card: Explorer): Amount[] {
  return [
    ...amount('hour', 'hours', card.hours),
    ...amount('bread', 'bread', card.bread),
    ...amount('buck', 'money', card.money_to_mat ?? card.ticket_price ?? card.gift_to_each_other),
  ]
}

export function gainsOf(card: Explorer): Amount[] {
  return [
    ...amount('happiness', 'happiness', card.happiness || card.happiness_per_gift, '+'),
    ...amount('bread', 'bread', card.gain_bread, '+'),
    ...amount('house', 'houses', card.gain_houses, '+'),
    ...amount('ticket', 'tickets', card.ticket_max ? 1 : 0, '+'),
    ...amount('buck', 'money', card.take_money ?? card.gift_from_each_other, '+'),
  ]
}

/** The rules by which a card is played. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  wedding: ['NATION-X.1', 'NATION-X.4'],
  'dinner-party': ['NATION-X.2', 'NATION-X.4'],
  date: ['NATION-X.3', 'NATION-X.4'],
  'first-aid': ['NATION-X.5a', 'NATION-X.5b'],
  'help-from-a-friend': ['NATION-X.6a', 'NATION-X.6b'],
  'free-lunch': ['NATION-X.7'],
  'free-housing': ['NATION-X.8'],
  'well-travelled': ['NATION-X.9a', 'NATION-X.9b'],
  holiday: ['NATION-X.10'],
  'to-give': ['NATION-X.11a', 'NATION-X.11b'],
  birthday: ['NATION-X.12a', 'NATION-X.12b'],
  sickness: ['NATION-X.13', 'NATION-D.1'],
  vaccine: ['NATION-X.14a', 'NATION-X.14b'],
}

export function rulesOf(card: string): readonly string[] {
  return RULES[card] ?? []
}
