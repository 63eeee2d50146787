/** What deserves its second: a goal of one's own, the deck that runs out, the last round. */

import type { Moment } from '../../lib/games/page'
import type { LoggedEvent } from '../../lib/net/api'
import { t } from '../../lib/text.svelte'
import { seatOf } from './marks'
import type { LoopView } from './view'

export function momentsOf(events: readonly LoggedEvent[], _view: LoopView, seat: number | null): Moment[] {
  return events.flatMap((event): Moment[] => {
    switch (event.event) {
      case 'goal-achieved': {
        if (seatOf(event['who']) !== seat) return []
        const { goal, happiness } = event as LoggedEvent & { goal: string; happiness: number }
        const title = t('page-loop-moment-goal', { goal: t(`loop-goal-${goal}`), happiness })
        return [{ id: `goal ${goal}`, title, isGood: true }]
      }
      case 'depleted':
        return [{ id: 'depleted', title: t('page-loop-moment-depleted') }]
      case 'end-set-off':
        return [{ id: 'last', title: t('page-loop-moment-last'), about: event.sentence }]
      default:
        return []
    }
  })
}
