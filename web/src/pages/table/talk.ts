/** Unread chat messages; one's own are never unread. */

import type { Play } from './play.svelte'

export function unreadOf(play: Pick<Play, 'heard' | 'table' | 'seen'>): number {
  const you = play.table?.you ?? []
  return play.heard.filter(
    ({ note, seat, version }) =>
      note === 'talked' && version > play.seen.talk && (seat === null || !you.includes(seat)),
  ).length
}

/** Mark all as read. */
export function readAll(play: Pick<Play, 'heard' | 'seen'>): void {
  const last = play.heard.findLast(({ note }) => note === 'talked')
  if (last) play.seen.see({ talk: last.version })
}
