/** Up to three purchases put together before they are sent (UI-G9, UI-T10). What can be had together, and what it costs, the server says. */

import type { OptionData } from '../../../lib/net/api'
import { pricesOf } from './steps'

/** Places of a basket: the dialog's size. What a turn really allows is the server's to say. */
export const PLACES = 3

export interface Line {
  /** The slot of the market. */
  slot: number
  type: string
  /** By quality, each with the ways to pay for it. */
  prices: Map<number, OptionData[]>
}

/** What was chosen of a line. */
export interface Pick {
  quality: number
  way: number
}

export type Basket = Readonly<Record<number, Pick>>

/** One line for each card of the market that is on offer. */
export function linesOf(market: readonly (string | null)[], options: readonly OptionData[]): Line[] {
  return market.flatMap((card, slot) => {
    const type = card?.split(' ')[0] ?? ''
    const offered = options.filter((option) => option.kind === 'buy' && option.arguments['type'] === type)
    return offered.length ? [{ slot, type, prices: pricesOf(offered) }] : []
  })
}

export function chosenOf(lines: readonly Line[], basket: Basket): OptionData[] {
  return lines.flatMap((line) => {
    const pick = basket[line.slot]
    const option = pick && line.prices.get(pick.quality)?.[pick.way]
    return option ? [option] : []
  })
}

/** The texts of what was chosen, but for one line. */
export function othersOf(lines: readonly Line[], basket: Basket, slot: number): string[] {
  const { [slot]: _, ...rest } = basket
  return chosenOf(lines, rest).map((option) => option.text)
}

/** What a basket has of a line. */
export function pickOf(lines: readonly Line[], basket: Basket, slot: number): string {
  const line = lines.filter((each) => each.slot === slot)
  return chosenOf(line, basket)[0]?.text ?? ''
}

/** The basket with a line one quality higher or lower; null where nothing is on offer there. */
export function moved(lines: readonly Line[], basket: Basket, slot: number, by: 1 | -1): Basket | null {
  const line = lines.find((each) => each.slot === slot)
  if (!line) return null
  const qualities = [0, ...line.prices.keys()]
  const quality = qualities[qualities.indexOf(basket[slot]?.quality ?? 0) + by]
  if (quality === undefined) return null
  const { [slot]: _, ...rest } = basket
  return quality ? { ...rest, [slot]: { quality, way: 0 } } : rest
}
