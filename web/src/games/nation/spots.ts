/** Where on the table an offer belongs (UI-T7): plain data in, the names of spots out. What is not offered has no spot. */

import type { OptionData, RefusalData } from '../../lib/net/api'
import { seatOf } from '../../lib/choices/seats'

export type Offer = Pick<OptionData, 'text' | 'kind' | 'arguments'>
export type Spots = ReadonlyMap<string, string[]>

/** `own` is the seat that chooses: its work is done at its own house. */
export function spotsOf(offers: readonly Offer[], own: number | null): Spots {
  const found = new Map<string, string[]>()
  for (const offer of offers)
    for (const spot of spotsOfOne(offer, own)) found.set(spot, [...(found.get(spot) ?? []), offer.text])
  return found
}

function spotsOfOne({ kind, arguments: given }: Offer, own: number | null): string[] {
  switch (kind) {
    case 'buy':
    case 'borrow':
    case 'repay':
      return [`house:${seatOf(given['host'])}`]
    case 'work':
    case 'offer':
    case 'replace':
    case 'withdraw':
    case 'price':
    case 'store':
      return [`house:${own}`]
    case 'upgrade':
      return [`house:${own}`, 'upgrade']
    case 'invest':
    case 'work-abroad':
      return [`house:${own}`, 'abroad']
    case 'explore':
      return ['explore']
    case 'enjoy':
      return ['ticket']
    case 'take-medicine':
      return ['medicine']
    case 'play':
    case 'discard':
      return [`card:${given['card']}`]
    default:
      return []
  }
}

/** What would be done at a spot, as refusals name it; what matters most first. */
function doneAt(spot: string): string[] {
  const [place, which = ''] = spot.split(':')
  switch (place) {
    case 'home':
      return ['work', 'upgrade']
    case 'house':
      return [`visit seat${which}`]
    case 'abroad':
      return ['invest', 'work abroad']
    case 'ticket':
      return ['enjoy']
    case 'medicine':
      return ['take medicine']
    case 'card':
      return [`play ${which}`]
    default:
      return [spot]
  }
}

/** Why nothing is offered at a spot (UI-T8), if the server says so. */
export function refusalAt(spot: string, refusals: readonly RefusalData[]): RefusalData | undefined {
  return doneAt(spot)
    .map((done) => refusals.find(({ what }) => what === done || what.startsWith(`${done} `)))
    .find(Boolean)
}
