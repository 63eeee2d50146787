/** What deserves its second: an evening and a new day, a higher level, one's own card, an epidemic, a debt paid off, ruin, the last round. */

import { seatOf } from '../../lib/choices/seats'
import type { Moment } from '../../lib/games/page'
import type { LoggedEvent } from '../../lib/net/api'
import { t } from '../../lib/text.svelte'
import { signed } from '../../lib/format'
import { eveningOf } from './happened'
import { playerOf, type NationView } from './view'

/** What the night and the morning bring. */
const EARNED = new Set(['money-printed', 'foreigners-bought', 'return-received'])
const EPIDEMIC = 2 // who are ill at once

export function momentsOf(events: readonly LoggedEvent[], view: NationView, seat: number | null): Moment[] {
  const evening = eveningOf(events).find((each) => each.seat === seat)
  const dinner: Moment[] = evening
    ? [
        {
          id: 'evening',
          title: t('page-nation-post-evening'),
          about: t('page-nation-moment-evening', { change: signed(evening.change) }),
        },
      ]
    : []
  return [...dinner, ...events.flatMap((event) => momentOf(event, events, view, seat))]
}

function momentOf(event: LoggedEvent, events: readonly LoggedEvent[], view: NationView, seat: number | null): Moment[] {
  const isMine = seat !== null && seatOf(event['who']) === seat
  switch (event.event) {
    case 'round-started':
      return [roundOf(event, events, seat)]
    case 'upgraded': {
      const character = playerOf(view, seat)?.character
      if (!isMine || !character) return []
      const level = Number(event['level'])
      const name = t(`nation-level-${character}-${level}`)
      return [{ id: 'level', title: t('page-nation-moment-level', { level, name }), isGood: true, sound: 'good' }]
    }
    case 'card-played': {
      if (!isMine) return []
      const name = `nation-explorer-${event['card']}`
      return [{ id: 'card', title: t(name), about: t(`${name}.effect`), isGood: true, sound: 'good' }]
    }
    case 'loan-cleared':
      return isMine ? [{ id: 'loan', title: t('page-nation-moment-free'), isGood: true, sound: 'good' }] : []
    case 'sickness-discarded': {
      const ill = view.players.filter(({ sick }) => sick > 0).length
      if (ill < EPIDEMIC) return []
      return [{ id: 'epidemic', title: t('page-nation-moment-epidemic', { ill }), sound: 'loss' }]
    }
    case 'eliminated':
      return [{ id: 'ruin', title: t('page-nation-moment-ruin'), about: event.sentence, sound: 'loss' }]
    case 'end-set-off':
      return [{ id: 'last', title: t('page-nation-last-round'), about: event.sentence }]
    default:
      return []
  }
}

/** A new round, with what the night brought. */
function roundOf({ round }: LoggedEvent, events: readonly LoggedEvent[], seat: number | null): Moment {
  const money = events
    .filter(({ event, who }) => EARNED.has(event) && seatOf(who) === seat)
    .reduce((sum, event) => sum + Number(event['money']), 0)
  return {
    id: 'round',
    title: t('page-table-round', { round: Number(round) }),
    ...(money && { about: t('page-nation-moment-night', { money }) }),
  }
}
