/** What deserves its second: a key, the end of a track, $2,500, hang-ups that come and go, a rainbow that is nearly or quite complete. */

import { seatOf } from '../../lib/choices/seats'
import type { Moment } from '../../lib/games/page'
import type { LoggedEvent } from '../../lib/net/api'
import { t } from '../../lib/text.svelte'
import { rainbowCards } from './cards.svelte'
import { CARD_TIME, landTime } from './happened'
import { dollars } from './money'
import { playerOf, type RainbowPlayer, type RainbowView } from './view'

const SLOTS = 6

/** What matters most comes last: of several at once that one is shown. */
export function momentsOf(events: readonly LoggedEvent[], view: RainbowView, seat: number | null): Moment[] {
  const me = playerOf(view, seat)
  const mine = events.filter(({ who }) => seat !== null && seatOf(who) === seat)
  const mover = events.findLast(({ event }) => event === 'moved')
  const after = mover ? landTime('normal', seatOf(mover['who']) === seat) : 0
  const found = [
    ...(me ? mine.flatMap((event) => ownOf(event, mine, me)) : []),
    ...events.flatMap((event) => nearlyOf(event, view, seat)),
    ...events.flatMap((event) => wonOf(event, seat)),
  ]
  if (!after) return found
  return found.map((moment) => ({ ...moment, after: after + (moment.id === 'hang-up' ? CARD_TIME : 0) }))
}

function ownOf(event: LoggedEvent, mine: readonly LoggedEvent[], me: RainbowPlayer): Moment[] {
  const area = event['area'] ? t(`rainbow-area-${event['area']}`) : ''
  const has = (name: string): boolean => mine.some((each) => each.event === name && each['area'] === event['area'])
  switch (event.event) {
    case 'completed':
      // The key that it brings has a moment of its own.
      if (mine.some((each) => each.event === 'key-earned')) return []
      return [good('completed', t('page-rainbow-moment-completed', { track: t(`rainbow-track-${event['track']}`) }))]
    case 'hang-up-developed':
      // What its card says lies face up, and stays as a notice.
      if (has('hang-up-cancelled')) return []
      return [{ id: 'hang-up', title: t('page-rainbow-moment-hang-up', { area }), sound: 'loss' }]
    case 'hang-up-cancelled': {
      const left = me.hang_ups.length + me.fate_hang_ups.length
      if (has('key-placed')) return []
      return [good('cancelled', t('page-rainbow-moment-cancelled', { area }), t('page-rainbow-moment-left', { left }))]
    }
    case 'key-earned': {
      const about = has('key-placed') ? standing(me) : t('page-rainbow-moment-blocked')
      if (event['area'] !== 'money') return [good('key', t('page-rainbow-moment-key', { area }), about)]
      const goal = dollars(rainbowCards()?.goal ?? 0)
      return [good('money', t('page-rainbow-moment-money', { goal }), about)]
    }
    case 'key-placed':
      return has('key-earned') ? [] : [good('placed', t('page-rainbow-moment-placed', { area }), standing(me))]
    default:
      return []
  }
}

const good = (id: string, title: string, about = ''): Moment => ({ id, title, about, isGood: true, sound: 'good' })
const standing = ({ stand }: RainbowPlayer): string => t('page-rainbow-keys-of', { number: stand.length, slots: SLOTS })

/** One key to go: everybody should know. */
function nearlyOf({ event, who, slot, sentence }: LoggedEvent, view: RainbowView, seat: number | null): Moment[] {
  const owner = seatOf(who)
  if (event !== 'key-placed' || Number(slot) !== SLOTS - 1 || playerOf(view, owner)?.stand.length !== SLOTS - 1)
    return []
  const title = t(owner === seat ? 'page-rainbow-moment-nearly-you' : 'page-rainbow-moment-nearly')
  return [{ id: 'nearly', title, about: sentence, ...(owner === seat && { isGood: true, sound: 'good' as const }) }]
}

function wonOf({ event, who, sentence }: LoggedEvent, seat: number | null): Moment[] {
  if (event !== 'game-won') return []
  const isGood = seatOf(who) === seat
  return [{ id: 'won', title: t('page-rainbow-moment-won'), about: sentence, isGood, sound: isGood ? 'good' : 'round' }]
}
