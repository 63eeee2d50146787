/** Unread chat messages; one's own are never unread. */

import type { Play } from './play.svelte'

export function unreadOf(play: Pick<Play, 'client' | 'table' | 'seen'>): number {
  const you = play.table?.you ?? []
  return play.client.notes.filter(
    ({ note, seat, version }) =>
      note === 'talked' && version > play.seen.talk && (seat === null || !you.includes(seat)),
  ).length
}

/** Mark all as read. */
export function readAll(play: Pick<Play, 'client' | 'seen'>): void {
  const last = play.client.notes.findLast(({ note }) => note === 'talked')
  if (last) play.seen.see({ talk: last.version })
}
