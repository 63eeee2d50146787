/** Words and icons that several parts of the table use. */

import type { IconName } from '../../lib/look/icons'
import { t } from '../../lib/text.svelte'
import { nationCards } from './cards.svelte'
import type { Product } from './view'

export const ICON: Readonly<Record<Product, IconName>> = {
  house: 'house',
  bread: 'bread',
  ticket: 'ticket',
  medicine: 'medicine',
}

/** What a loan costs, in words. */
export function termsOf(amount: number): string {
  const loan = nationCards()?.loans.get(amount)
  if (!loan) return ''
  const cost = { money: loan.total_interest, percent: loan.interest_percent }
  return `${t('page-nation-loan-rate', { rate: loan.per_turn })} · ${t('page-nation-loan-cost', cost)}`
}
