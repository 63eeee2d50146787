/** What deserves its second: a memory that comes true, a promise that was kept, somebody who comes into one's life. */

import { seatOf } from '../../lib/choices/seats'
import type { Moment } from '../../lib/games/page'
import type { LoggedEvent } from '../../lib/net/api'
import { t } from '../../lib/text.svelte'
import { momentsOf as baseMoments } from '../pursuit/moments'
import { cardName } from '../pursuit/flights'
import { nameOf } from '../pursuit/cards.svelte'
import type { PursuitView } from '../pursuit/view'
import { memoryName } from './cards.svelte'

export function momentsOf(events: readonly LoggedEvent[], view: PursuitView, seat: number | null): Moment[] {
  return [...baseMoments(events, view, seat), ...events.flatMap((event) => momentOf(event, seat))]
}

function momentOf(event: LoggedEvent, seat: number | null): Moment[] {
  if (seat === null || seatOf(event['who']) !== seat) return []
  const name = memoryName(String(event['nostalgia']))
  switch (event.event) {
    case 'realised':
      return [{ id: 'memory', title: t('page-nostalgia-moment-realised', { name }), isGood: true, sound: 'good' }]
    case 'personal-goal-met': {
      const title = t('page-nostalgia-moment-goal', { name, lth: Number(event['lth']) })
      return [{ id: 'memory-goal', title, isGood: true, sound: 'good' }]
    }
    case 'partner-met': {
      const card = cardName(event['partner'])
      const who = nameOf(card, card === event['partner'] ? 'woman' : 'man')
      return [{ id: 'love', title: t('page-nostalgia-moment-met', { name: who }), isGood: true, sound: 'good' }]
    }
    default:
      return []
  }
}
