/** Where on the table an offer belongs (UI-T7): plain data in, the names of spots out. What is not offered has no spot. */

import type { OptionData, RefusalData } from '../../lib/net/api'

export type Offer = Pick<OptionData, 'text' | 'kind' | 'arguments'>
export type Spots = ReadonlyMap<string, string[]>

export function spotsOf(offers: readonly Offer[]): Spots {
  const found = new Map<string, string[]>()
  for (const offer of offers) {
    const spot = spotOf(offer)
    if (spot) found.set(spot, [...(found.get(spot) ?? []), offer.text])
  }
  return found
}

function spotOf({ kind, arguments: given, text }: Offer): string {
  switch (kind) {
    case 'spin':
    case 'stay':
      return 'wheel'
    case 'get-off':
    case 'holder':
      return `track:${given['track']}`
    case 'move':
      return 'device'
    case 'button':
      return `space:${text.slice('button '.length)}`
    case 'key':
      return `key:${given['area']}`
    default:
      return ''
  }
}

/** What would be done at a spot, as refusals name it; what matters most first. */
function doneAt(spot: string): string[] {
  const [place, which = ''] = spot.split(':')
  switch (place) {
    case 'wheel':
    case 'holder':
      return ['spin', 'stay', 'get off']
    case 'device':
      return ['move']
    case 'space':
      return [`button ${which}`, 'button']
    case 'key':
    case 'area':
      return [`key ${which}`, 'key']
    default:
      return []
  }
}

/** Why nothing is offered at a spot (UI-T8), if the server says so. */
export function refusalAt(spot: string, refusals: readonly RefusalData[]): RefusalData | undefined {
  return doneAt(spot)
    .map((done) => refusals.find(({ what }) => what === done))
    .find(Boolean)
}
