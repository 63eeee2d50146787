/** What a favour or an Influence moves between two players. Coins and reputation are the server's figures; the material is the one that was asked for. */

import { counterOf } from '../../../lib/choices/changes'
import type { ChangesData } from '../../../lib/net/api'
import { t } from '../../../lib/text.svelte'
import { held, type LoopView } from '../view'

export type TradeThing =
  | { kind: 'material'; text: string; words: string; way: 'whole' | 'use' | 'landfill' }
  | { kind: 'coin' | 'reputation'; number: number }

export interface Trade {
  toMe: TradeThing[]
  fromMe: TradeThing[]
}

/** `acquire seat1 glass 3`: whose material it is that changes hands, and how. */
const WAYS: Readonly<Record<string, { from: 'me' | 'them'; way: 'whole' | 'use' | 'landfill' }>> = {
  acquire: { from: 'me', way: 'whole' },
  barter: { from: 'me', way: 'whole' },
  recycle: { from: 'me', way: 'landfill' },
  share: { from: 'me', way: 'use' },
  resell: { from: 'them', way: 'whole' },
}

/** The trade that the favour on the table asks for, if it is accepted; null where nothing is asked. */
export function tradeOf(view: LoopView, accepted: ChangesData | undefined, me: number): Trade | null {
  const [favour = '', , ...thing] = (view.favour_asked ?? '').split(' ')
  const how = WAYS[favour]
  if (!how) return null
  const trade: Trade = { toMe: [], fromMe: [] }
  const material = (text: string, way: 'whole' | 'use' | 'landfill'): TradeThing => ({
    kind: 'material',
    text: way === 'landfill' ? (text.split(' ')[0] ?? '') : text,
    words: named(text, way !== 'landfill'),
    way,
  })
  trade[how.from === 'me' ? 'fromMe' : 'toMe'].push(material(thing.join(' '), how.way))
  if (view.favour_offered) trade.toMe.push(material(view.favour_offered, 'whole'))
  return withMoney(trade, accepted, me)
}

/** The trade that a Banker proposes, if one agrees: coins one way, reputation the other. */
export function influenceOf(agreed: ChangesData | undefined, me: number): Trade {
  return withMoney({ toMe: [], fromMe: [] }, agreed, me)
}

function withMoney(trade: Trade, changes: ChangesData | undefined, me: number): Trade {
  for (const [name, kind] of [
    ['coins', 'coin'],
    ['reputation', 'reputation'],
  ] as const) {
    const counter = counterOf(changes, me, name)
    if (!counter || counter.after === counter.before) continue
    const number = Math.abs(counter.after - counter.before)
    trade[counter.after > counter.before ? 'toMe' : 'fromMe'].push({ kind, number })
  }
  return trade
}

/** `glass 3`; what comes out of a landfill has no quality any more. */
function named(text: string, hasQuality: boolean): string {
  const { type, quality } = held(text)
  return t(`loop-material-${type}`) + (hasQuality && quality ? `\u00a0${quality}` : '')
}
