/** Words and icons that several parts of the table use. */

import type { IconName } from '../../lib/theme/icons'
import { t } from '../../lib/text.svelte'
import { nationCards } from './cards.svelte'
import type { Product } from './view'

export const ICON: Readonly<Record<Product, IconName>> = {
  house: 'house',
  bread: 'bread',
  ticket: 'ticket',
  medicine: 'medicine',
}

/** The discarded Explorer cards, each kind once with its number. */
export function discardsOf(cards: readonly string[]): string[] {
  return [...new Set(cards)].map((card) => {
    const number = cards.filter((each) => each === card).length
    return t(`nation-explorer-${card}`) + (number > 1 ? ` ×${number}` : '')
  })
}

/** What a loan costs, in words. */
export function termsOf(amount: number): string {
  const loan = nationCards()?.loans.get(amount)
  if (!loan) return ''
  const cost = { money: loan.total_interest, percent: loan.interest_percent }
  return `${t('page-nation-loan-rate', { rate: loan.per_turn })} · ${t('page-nation-loan-cost', cost)}`
}
