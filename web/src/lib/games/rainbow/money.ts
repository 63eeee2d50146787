import { settings } from '../../settings.svelte'

/** An amount of money, as the language writes it. */
export function dollars(amount: number): string {
  return new Intl.NumberFormat(settings.lang, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount)
}
