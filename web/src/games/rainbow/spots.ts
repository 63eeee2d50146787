/** Where on the table an offer belongs (UI-T7): plain data in, the names of spots out. What is not offered has no spot. */

import type { OptionData } from '../../lib/net/api'

export type Offer = Pick<OptionData, 'text' | 'kind' | 'figures'>
export type Spots = ReadonlyMap<string, string[]>

export function spotsOf(offers: readonly Offer[]): Spots {
  const found = new Map<string, string[]>()
  for (const offer of offers) {
    const spot = spotOf(offer)
    if (spot) found.set(spot, [...(found.get(spot) ?? []), offer.text])
  }
  return found
}

function spotOf({ kind, figures, text }: Offer): string {
  switch (kind) {
    case 'spin':
    case 'stay':
      return 'wheel'
    case 'get-off':
    case 'holder':
      return `track:${figures['track']}`
    case 'move':
      return 'device'
    case 'button':
      return `space:${text.slice('button '.length)}`
    case 'key':
      return `key:${figures['area']}`
    default:
      return ''
  }
}
