/** The state of a seat in words (UI-B4). */

import type { SeatData } from '../../lib/net/api'
import { t } from '../../lib/text.svelte'

const MINUTE = 60_000

let now = $state(Date.now())
setInterval(() => (now = Date.now()), MINUTE / 4)

export function seatState(seat: SeatData): string {
  if (seat.kept) return t(seat.kept_for ? 'page-tables-kept-state' : 'page-tables-kept-state-other')
  if (!seat.taken) return t('page-lobby-state-free')
  if (seat.kind === 'bot') return t('page-lobby-state-bot', { level: t(`page-lobby-level-${seat.level ?? 'normal'}`) })
  if (seat.yours) return t('page-lobby-state-you')
  if (seat.online) return t('page-lobby-state-here')
  if (seat.away_since === null) return t('page-lobby-state-away')
  return t('page-lobby-state-away-since', { minutes: Math.max(0, Math.floor((now - seat.away_since) / MINUTE)) })
}
