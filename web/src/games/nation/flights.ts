/** Which pieces move when something happens: goods, money, cards, and people on their way. Told by events, never by guessing. */

import { seatOf } from '../../lib/choices/seats'
import type { Flight } from '../../lib/games/flights'
import type { IconName } from '../../lib/theme/icons'
import type { LoggedEvent } from '../../lib/net/api'
import type { Product } from './view'
import { ICON } from './goods'

type Rule = (event: LoggedEvent, home: string) => Flight[]

/** The house of a player. */
const town = (word: unknown): string => `town:${seatOf(word) ?? 0}`
const piece = (icon: IconName, tint: string, from: string, to: string): Flight => ({ from, to, icon, tint })
const bucks = (from: string, to: string): Flight => piece('buck', '--piece-buck', from, to)
const card = (from: string, to: string): Flight => piece('compass', '--piece-card', from, to)
const loan = (from: string, to: string): Flight => piece('loan', '--piece-loan', from, to)
const goods = (product: unknown, from: string, to: string): Flight =>
  piece(ICON[product as Product], `--piece-${product}`, from, to)
const guest = (event: LoggedEvent): Flight => ({
  from: town(event['who']),
  to: town(event['host']),
  seat: seatOf(event['who']) ?? 0,
})

const FLIGHTS: Readonly<Record<string, Rule>> = {
  // The day
  worked: (event, home) => [
    ...(Number(event['money']) ? [bucks(home, 'abroad')] : []),
    goods(event['product'], 'supply', home),
  ],
  upgraded: (_, home) => [bucks(home, 'supply'), goods('house', home, 'supply')],
  visited: (event) => [guest(event)],
  bought: (event, home) => [
    guest(event),
    bucks(home, town(event['host'])),
    goods(event['product'], town(event['host']), home),
  ],
  'loan-taken': (event, home) => [guest(event), loan('bank', home), bucks('supply', home)],
  'loan-repaid': (event, home) => [guest(event), bucks(home, 'supply'), loan(home, 'bank')],
  'loan-offered': (_, home) => [loan(home, 'bank')],
  'loan-replaced': (_, home) => [loan('bank', home), loan(home, 'bank')],
  'loan-withdrawn': (_, home) => [loan('bank', home)],
  'enjoyed-entertainment': (_, home) => [goods('ticket', home, 'supply')],
  invested: (_, home) => [bucks(home, 'abroad')],
  'worked-abroad': (_, home) => [bucks('abroad', home)],
  // Explorer cards
  explored: (_, home) => [card('explore', home)],
  'card-played': (_, home) => [card(home, 'explore')],
  'card-discarded': (_, home) => [card(home, 'explore')],
  'goods-spent': (event, home) => [goods(event['product'], home, 'supply')],
  'goods-received': (event, home) => [goods(event['product'], 'supply', home)],
  'paid-abroad': (_, home) => [bucks(home, 'abroad')],
  'first-aid-given': (event, home) => [goods('medicine', home, town(event['target']))],
  'friend-helped': (event, home) => [bucks(town(event['target']), home)],
  'present-given': (event, home) => [bucks(home, town(event['target']))],
  // Sickness
  'fell-ill': (_, home) => [piece('compass', '--piece-sickness', 'explore', home)],
  'vaccine-used': (_, home) => [card(home, 'explore')],
  'medicine-taken': (_, home) => [goods('medicine', home, 'supply')],
  // Night and morning
  'money-printed': (_, home) => [bucks('supply', home)],
  'foreigners-bought': (event, home) => [goods(event['product'], home, 'abroad'), bucks('abroad', home)],
  'loan-paid': (_, home) => [bucks(home, 'bank')],
  'interest-paid': (_, home) => [bucks(home, 'bank')],
  'level-lost': (_, home) => [bucks('supply', home)],
  'return-received': (event, home) => (Number(event['money']) ? [bucks('abroad', home)] : []),
}

/** The flights of some events, in order. */
export function flightsOf(events: readonly LoggedEvent[]): Flight[] {
  return events.flatMap((event) => FLIGHTS[event.event]?.(event, town(event['who'])) ?? [])
}
