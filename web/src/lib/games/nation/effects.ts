/** What an option brings in Happy Nation, from the events that are sure to follow it (UI-T6). Sums of what events tell, never a rule. */

import type { Change, Effects } from '../../choices/effects'
import { seatOf } from '../../choices/effects'
import type { IconName } from '../../look/icons'
import type { EventData } from '../../net/api'
import { t } from '../../text.svelte'
import { STORED, type NationPlayer, type Product } from './view'

type Counter = 'happiness' | 'money' | 'houses' | 'bread' | 'tickets' | 'medicine' | 'for_sale' | 'price' | 'level'

export const ICON_OF: Readonly<Record<Counter, IconName>> = {
  happiness: 'happiness',
  money: 'buck',
  houses: 'house',
  bread: 'bread',
  tickets: 'ticket',
  medicine: 'medicine',
  for_sale: 'buy',
  price: 'buck',
  level: 'star',
}
const COUNTERS = Object.keys(ICON_OF) as Counter[]

type Entry = [who: string, what: Counter | 'goods', figure: string, sign: 1 | -1]

/** Which figure of an event moves which counter of whom; `goods` is the storage of the event's product. */
const LEDGER: Record<string, Entry[]> = {
  worked: [
    ['who', 'for_sale', 'items', 1],
    ['who', 'money', 'money', -1],
  ],
  upgraded: [
    ['who', 'money', 'money', -1],
    ['who', 'houses', 'houses', -1],
    ['who', 'houses', 'for_sale', 1],
    ['who', 'for_sale', 'for_sale', -1],
  ],
  bought: [
    ['who', 'money', 'money', -1],
    ['host', 'money', 'money', 1],
    ['who', 'goods', 'items', 1],
    ['host', 'for_sale', 'items', -1],
  ],
  'loan-taken': [
    ['who', 'money', 'amount', 1],
    ['who', 'money', 'repaid', -1],
  ],
  'loan-repaid': [['who', 'money', 'money', -1]],
  invested: [['who', 'money', 'money', -1]],
  'worked-abroad': [['who', 'money', 'money', 1]],
  'goods-spent': [['who', 'goods', 'items', -1]],
  'goods-received': [['who', 'goods', 'items', 1]],
  'paid-abroad': [['who', 'money', 'money', -1]],
  'present-given': [
    ['who', 'money', 'money', -1],
    ['target', 'money', 'money', 1],
  ],
  'happiness-moved': [['who', 'happiness', 'change', 1]],
  'goods-used-up': [
    ['who', 'houses', 'houses', -1],
    ['who', 'bread', 'bread', -1],
  ],
  'goods-stored': [
    ['who', 'for_sale', 'items', -1],
    ['who', 'goods', 'items', 1],
  ],
  'surplus-returned': [['who', 'goods', 'items', -1]],
  'money-printed': [['who', 'money', 'money', 1]],
}
/** Events that say what a counter is from now on. */
const SET: Record<string, Counter> = { 'price-set': 'price', upgraded: 'level' }
const ONE: Record<string, Counter> = { 'enjoyed-entertainment': 'tickets' }
/** What is worth a sentence beside the counters. */
const TOLD = new Set([
  'end-set-off',
  'loan-taken',
  'first-aid-given',
  'loan-offered',
  'loan-replaced',
  'surplus-returned',
])

export function nationEffects(events: readonly EventData[], players: readonly NationPlayer[]): Effects {
  const moved = new Map<string, number>()
  const set = new Map<string, number>()
  const move = (seat: number | null, what: Counter, by: number): void => {
    if (seat) moved.set(`${seat} ${what}`, (moved.get(`${seat} ${what}`) ?? 0) + by)
  }
  for (const event of events) {
    for (const [who, what, figure, sign] of LEDGER[event.event] ?? [])
      move(
        seatOf(event[who]),
        what === 'goods' ? STORED[event['product'] as Product] : what,
        sign * Number(event[figure]),
      )
    const one = ONE[event.event]
    if (one) move(seatOf(event['who']), one, -1)
    const counter = SET[event.event]
    if (counter) set.set(`${seatOf(event['who'])} ${counter}`, Number(event[counter]))
  }
  return {
    changes: players.flatMap((player) => changesOf(player, moved, set)),
    told: events.filter((event) => TOLD.has(event.event)).map((event) => event.sentence ?? ''),
    drawsEvent: false,
  }
}

function changesOf(
  player: NationPlayer,
  moved: ReadonlyMap<string, number>,
  set: ReadonlyMap<string, number>,
): Change[] {
  return COUNTERS.flatMap((what) => {
    const from = player[what]
    if (from === null) return []
    const to = set.get(`${player.seat} ${what}`) ?? from + (moved.get(`${player.seat} ${what}`) ?? 0)
    const words = { icon: ICON_OF[what], word: t(`page-nation-counter-${what}`) }
    return to === from ? [] : [{ seat: player.seat, what, from, to, ...words }]
  })
}
