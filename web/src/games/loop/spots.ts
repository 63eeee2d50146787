/** Where on the table an offer belongs (UI-T7): plain data in, the names of spots out. What is not offered has no spot. */

import type { OptionData, RefusalData } from '../../lib/net/api'
import { held } from './view'

export type Offer = Pick<OptionData, 'text' | 'kind' | 'arguments'>
export type Spots = ReadonlyMap<string, string[]>

const FAVOUR_KINDS = new Set(['acquire', 'barter', 'recycle', 'resell', 'share'])

/** The texts of the offers of every spot. `seat` is the one that is asked. */
export function spotsOf(offers: readonly Offer[], seat: number | null): Spots {
  const found = new Map<string, string[]>()
  for (const offer of offers)
    for (const spot of spotsOfOne(offer, seat)) {
      const texts = found.get(spot)
      if (texts) texts.push(offer.text)
      else found.set(spot, [offer.text])
    }
  return found
}

/** An own material, or another's: type, quality, and how it differs from others like it. */
export function materialSpot(seat: number, type: string, quality: unknown, mark = ''): string {
  return `material:${seat}:${type}:${quality}:${mark}`
}

/** The same for one as the engine writes it: `glass 3 shared 1`. */
export function spotOfHeld(seat: number, material: string): string {
  const it = held(material)
  const mark = it.forgedFrom ? 'forged' : it.shares ? `shared ${it.shares}`.replace(/ 1$/, '') : ''
  return materialSpot(seat, it.type, it.quality, mark)
}

function spotsOfOne({ kind, arguments: given }: Offer, seat: number | null): string[] {
  const { type, quality, activity, goal, favour, target, career, event, deck, slot, on } = given
  const own = (): string => materialSpot(seat ?? 0, String(type), quality, String(given['mark'] ?? ''))
  const place = String(given['owner'] ?? given['from'] ?? '')
  const there = place.startsWith('seat')
    ? materialSpot(Number(place.slice(4)), String(type), quality, String(given['mark'] ?? ''))
    : `market:${type}`
  const landfill = place.startsWith('seat') ? `landfill:${place.slice(4)}` : 'landfill:central'
  const hand = (card: unknown): string => `hand:${card}`
  if (FAVOUR_KINDS.has(kind)) {
    const where = kind === 'resell' ? own() : kind === 'recycle' ? landfill : there
    return [hand(kind), where]
  }
  switch (kind) {
    case 'work':
    case 'take-coin':
      return ['work']
    case 'buy':
    case 'take':
      return [`market:${type}`]
    case 'slot':
      return [`slot:${slot}`]
    case 'consume':
      return [`stage:${activity}`]
    case 'drop':
      return [`activity:${activity}`]
    case 'claim':
      return [`goal:${goal}`]
    case 'use':
    case 'forge':
    case 'repair':
      return [there]
    case 'offer':
    case 'wear':
      return [own()]
    case 'give':
      return [own(), String(target)]
    case 'salvage':
    case 'scavenge':
    case 'repurchase':
      return [landfill]
    case 'face-down':
    case 'object':
    case 'swap':
      return [hand(favour)]
    case 'care':
      return [hand(favour), String(target)]
    case 'as-resell':
      return [hand('recycle')]
    case 'reputation-coin':
    case 'reputation-happiness':
    case 'reject-reputation':
      return ['reputation']
    case 'minimalist':
    case 'invest':
      return ['career']
    case 'influence':
    case 'draft':
    case 'name':
      return [String(target)]
    case 'peek':
      return [`deck:${deck}`]
    case 'apply':
      return ['credit']
    case 'pay-off':
      return [`debt:${on}`]
    case 'resolve':
      return [`event:${event}`]
    case 'career':
      return [`career:${career}`]
    default:
      return []
  }
}

/** What would be done at a spot, as refusals name it: the card itself first, then its kind. */
function doneAt(spot: string): string[] {
  const [place = '', card = ''] = spot.split(':')
  switch (place) {
    case 'market':
      return [`buy ${card}`, 'buy']
    case 'stage':
      return [`consume ${card}`, 'consume']
    case 'goal':
      return [`claim ${card}`, 'claim']
    case 'hand':
      return [card]
    case 'credit':
      return ['apply']
    default:
      return [place]
  }
}

/** Why nothing is offered at a spot (UI-T8), if the server says so. */
export function refusalAt(spot: string, refusals: readonly RefusalData[]): RefusalData | undefined {
  const [card, kind] = doneAt(spot)
  return (
    refusals.find(({ what }) => what === card || what.startsWith(`${card} `)) ??
    refusals.find(({ what }) => what === kind)
  )
}
