/** Which pieces move when something happens: hourglasses, resources, cards, and everybody's pieces on the tracks. Told by events, never by guessing. */

import { seatOf } from '../../lib/choices/seats'
import type { Flight } from '../../lib/games/flights'
import type { IconName } from '../../lib/theme/icons'
import type { LoggedEvent } from '../../lib/net/api'
import { pursuitCards, type CardKind } from './cards.svelte'
import { ICON_OF, TINT_OF } from './coins'
import { GOODS, type RowName } from './view'

/** `from`: where the move began, an action space or a card. */
export type FlightRule = (event: LoggedEvent, seat: number, from: string) => Flight[]
export type FlightRules = Readonly<Record<string, FlightRule>>

const ROW_OF: Readonly<Record<CardKind, RowName>> = {
  basic: 'projects',
  single: 'projects',
  group: 'projects',
  item: 'items',
  activity: 'items',
  job: 'jobs',
  partner: 'partners',
}
const CARD_ICON: Readonly<Record<RowName, IconName>> = {
  projects: 'star',
  items: 'buy',
  jobs: 'work',
  partners: 'heart',
}

export const homeOf = (seat: number): string => `home:${seat}`
/** A card by its name; a partner has two. */
export const cardName = (name: unknown): string => pursuitCards()?.man.get(String(name)) ?? String(name)
const rowOf = (card: string): RowName => ROW_OF[pursuitCards()?.card.get(card)?.kind ?? 'single']
/** Where a card of the shelf lies, or its row, or the tab of its row. */
const shelfSpot = (row: RowName): string => `row-${row} tab-${row}`

export const coin = (word: string, from: string, to: string): Flight => ({
  from,
  to,
  icon: ICON_OF[word] ?? 'tick',
  tint: TINT_OF[word] ?? '--coin-good',
})
/** It comes when the hourglass has come to rest. */
const brought = (word: string, from: string, seat: number): Flight => ({
  ...coin(word, from, homeOf(seat)),
  after: 300,
})
const glass = (seat: number, from: string, to: string): Flight => ({
  from,
  to,
  icon: 'hourglass',
  tint: `--seat-${seat}`,
})
const piece = (seat: number, from: string, to: string): Flight => ({ from, to, seat })
const cardPiece = (card: string, from: string, to: string): Flight => ({
  from,
  to,
  icon: CARD_ICON[rowOf(card)],
  tint: '--coin-good',
})

const taken: FlightRule = (event, seat) => {
  const card = cardName(event['card'] ?? event['partner'])
  return [cardPiece(card, `card-${card} ${shelfSpot(rowOf(card))}`, homeOf(seat))]
}
const left: FlightRule = (event, seat) => {
  const card = cardName(event['card'])
  return [cardPiece(card, `card-${card} ${homeOf(seat)}`, shelfSpot(rowOf(card)))]
}
/** Something is done with a card that lies before its owner. */
const done: FlightRule = (event, seat) => {
  const card = cardName(event['card'] ?? event['partner'])
  return [glass(seat, homeOf(seat), `card-${card} ${homeOf(seat)}`)]
}
const lived: FlightRule = (event, seat) => {
  const card = cardName(event['card'])
  return [cardPiece(card, `card-${card} ${homeOf(seat)}`, `album:${seat} ${homeOf(seat)}`)]
}
const goods = (event: LoggedEvent): string[] => GOODS.filter((good) => Number(event[good]) > 0)

const RULES: FlightRules = {
  'action-taken': (event, seat) => [glass(seat, homeOf(seat), `space-${event['action']}`)],
  gained: (event, seat, from) => goods(event).map((good) => brought(good, from, seat)),
  'hourglasses-gained': (_, seat, from) => [brought('hourglass', from, seat)],
  'stress-moved': ({ change, space }, seat) => [
    piece(seat, `stress-${Number(space) - Number(change)}`, `stress-${space}`),
  ],
  'sth-moved': ({ change, sth }, seat) => [piece(seat, `sth-${Number(sth) - Number(change)}`, `sth-${sth}`)],
  'lth-moved': (_, seat, from) => [brought('lth', from, seat)],
  'row-refreshed': (event, seat) => [piece(seat, homeOf(seat), shelfSpot(event['row'] as RowName))],
  'project-taken': taken,
  bought: taken,
  hired: taken,
  promoted: taken,
  dated: taken,
  'group-joined': (event, seat) => [piece(seat, homeOf(seat), `card-${event['card']} ${shelfSpot('projects')}`)],
  'level-reached': done,
  deepened: done,
  'project-finished': lived,
  'set-aside': lived,
  retired: lived,
  'job-left': left,
  'card-given-up': left,
  'upkeep-unpaid': left,
  'goal-achieved': (event, seat) => [coin('lth', `goal-${event['goal']}`, homeOf(seat))],
  died: (_, seat) => [piece(seat, homeOf(seat), 'stress-end')],
}

/** Events by which a move takes place somewhere: what it brings comes from there. */
function placeOf({ event, action, card }: LoggedEvent, seat: number): string | undefined {
  if (event === 'action-taken') return `space-${action}`
  if (event === 'level-reached' || event === 'upkeep-paid' || event === 'promoted')
    return `card-${card} ${homeOf(seat)}`
  return event === 'group-rewarded' ? `card-${card} ${shelfSpot('projects')}` : undefined
}

/** The flights of some events by the rules of the base game and of an expansion, in order. */
export function flightsBy(events: readonly LoggedEvent[], rules: FlightRules = {}): Flight[] {
  let [at, from] = [-1, '']
  return events.flatMap((event) => {
    const seat = seatOf(event['who'])
    if (event.at !== at) [at, from] = [event.at, '']
    if (!seat) return []
    from = placeOf(event, seat) ?? from
    return (rules[event.event] ?? RULES[event.event])?.(event, seat, from || homeOf(seat)) ?? []
  })
}

export function flightsOf(events: readonly LoggedEvent[]): Flight[] {
  return flightsBy(events)
}
