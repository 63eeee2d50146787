/** What fate and others did to somebody: it is never silent. What changes one's own things stays until it was seen. */

import { seatOf } from '../../lib/choices/seats'
import type { Notice } from '../../lib/games/page'
import type { LoggedEvent } from '../../lib/net/api'
import { t } from '../../lib/text.svelte'
import { CARD_TIME, landTime } from './happened'
import { messageOf, rainbowCards } from './cards.svelte'

export function noticesOf(events: readonly LoggedEvent[], seat: number | null): Notice[] {
  if (seat === null) return []
  const carried = events.findLastIndex(
    ({ event, who, by }) => event === 'marker-carried' && isSeat(who, seat) && by !== seat,
  )
  return events
    .flatMap((event, at) =>
      event.event === 'marker-carried' && at !== carried ? [] : noticeOf(event, events.slice(0, at), seat),
    )
    .map((notice) => ({ ...notice, after: seenAfter(notice.event, events, seat) }))
}

/** When what led to it has been seen: the device, the marker and the card. */
function seenAfter({ at, by, event }: LoggedEvent, events: readonly LoggedEvent[], seat: number): number {
  if (!events.some((each) => each.at === at && each.event === 'moved')) return 0
  return landTime('normal', by === seat) + (event === 'hang-up-developed' ? CARD_TIME : 0)
}

const isSeat = (word: unknown, seat: number): boolean => seatOf(word) === seat
const saying = (event: LoggedEvent, sentence: string, stays: boolean): Notice => ({
  event: { ...event, sentence },
  stays,
})

function noticeOf(event: LoggedEvent, before: readonly LoggedEvent[], seat: number): Notice[] {
  if (!isSeat(event['who'], seat)) return []
  const last = (name: string): LoggedEvent | undefined => before.findLast((each) => each.event === name)
  switch (event.event) {
    case 'hang-up-developed': {
      const card = String(last('fate-drawn')?.['card'] ?? '')
      const message = messageOf(rainbowCards()?.fate.get(card)) || event.sentence
      const area = t(`rainbow-area-${event['area']}`)
      return [saying(event, `${message} ${t('page-rainbow-notice-hang-up', { area })}`, true)]
    }
    case 'self-improvement-drawn': {
      // In another's turn: somebody has landed on one's button.
      const spared = last('spared')
      if (event.by === seat || !spared || !isSeat(spared['owner'], seat)) return []
      return [saying(event, `${spared.sentence} ${event.sentence}`, true)]
    }
    case 'marker-carried': {
      const spun = last('wheel-spun')
      if (event.by === seat || !spun) return []
      const track = t(`rainbow-track-${event['track']}`)
      return [saying(event, `${spun.sentence} ${t('page-rainbow-notice-carried', { track })}`, false)]
    }
    case 'sent-back':
      return [{ event, stays: false }]
    default:
      return []
  }
}
