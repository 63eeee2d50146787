/** How a choice is named on the plate, in about four words: where somebody went and what it brought; in the ticker by what matters most of it. */

import { seatOf } from '../../lib/choices/seats'
import type { Deed } from '../../lib/games/page'
import type { LoggedEvent } from '../../lib/net/api'
import { t } from '../../lib/text.svelte'
import { dollars } from './money'

type Phrase = (event: LoggedEvent) => string

const area = (event: LoggedEvent): string => t(`rainbow-area-${event['area']}`)
const track = (event: LoggedEvent): string => t(`rainbow-track-${event['track']}`)
const space = (event: LoggedEvent): string =>
  t('page-rainbow-space', { track: track(event), space: Number(event['space']) })

/** Where somebody went. */
const WAYS: Readonly<Record<string, Phrase>> = {
  'marker-placed': (event) => t('page-rainbow-at-wheel', { track: track(event) }),
  'wheel-spun': (event) => t('page-rainbow-deed-spun', { holders: Number(event['holders']) }),
  'got-off': (event) => t('page-rainbow-start-of', { track: track(event) }),
  stayed: () => t('page-rainbow-deed-stayed'),
  moved: space,
}
/** What came of it; the last of them counts. */
const GAINS: Readonly<Record<string, Phrase>> = {
  'money-collected': (event) => `+${dollars(Number(event['amount']))}`,
  'sent-back': () => t('page-rainbow-deed-back'),
  spared: () => t('page-rainbow-deed-spared'),
  'hang-up-developed': (event) => t('page-rainbow-deed-hang-up', { area: area(event) }),
  'self-improvement-saved': (event) => t('page-rainbow-deed-saved', { area: area(event) }),
  'hang-up-cancelled': (event) => t('page-rainbow-deed-cancelled', { area: area(event) }),
  'key-earned': (event) => t('page-rainbow-deed-key', { area: area(event) }),
  'key-placed': (event) => t('page-rainbow-deed-key', { area: area(event) }),
}

export function deedOf(move: readonly LoggedEvent[]): Deed | undefined {
  const own = move.filter((event) => event.by === seatOf(event['who']))
  const at = own.findLastIndex(({ event }) => event in WAYS)
  const way = own[at]
  const gain = own.slice(at + 1).findLast(({ event }) => event in GAINS)
  const event = gain ?? way
  if (!event) return undefined
  const words = [way && WAYS[way.event]?.(way), gain && GAINS[gain.event]?.(gain)]
  return { event, words: words.filter(Boolean).join(' · ') }
}
