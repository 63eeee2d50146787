import { settings } from '../../lib/settings.svelte'

/** A number, as the language writes it. */
export function digits(amount: number): string {
  return new Intl.NumberFormat(settings.lang).format(amount)
}

/** An amount of money in as few signs as possible: $2.5K. */
export function shortDollars(amount: number): string {
  return new Intl.NumberFormat(settings.lang, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
  }).format(amount)
}

/** An amount of money, as the language writes it. */
export function dollars(amount: number): string {
  return new Intl.NumberFormat(settings.lang, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount)
}
