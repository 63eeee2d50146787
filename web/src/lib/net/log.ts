/** The log comes page by page: the last events with a message, earlier ones by requests (docs/protocol.md 5). */

import { get, type EventPage, type LoggedEvent, type ReplayData } from './api'

/** The page before one that doesn't begin where it should. */
export async function pageBefore(
  code: string,
  events: EventPage,
  seat: number | null,
  lang: string,
  fetched: typeof get = get,
): Promise<EventPage> {
  const from = `from=${events.from}&before=${events.start}`
  return fetched<EventPage>(`/api/tables/${code}/events?${from}&lang=${lang}${seat ? `&seat=${seat}` : ''}`)
}

/** A page with everything left out before it. */
export async function wholeLog(
  code: string,
  events: EventPage,
  seat: number | null,
  lang: string,
  fetched: typeof get = get,
): Promise<EventPage> {
  let whole = events
  while (whole.start > whole.from) {
    const page = await pageBefore(code, whole, seat, lang, fetched)
    whole = { ...page, items: [...page.items, ...whole.items] }
  }
  return whole
}

/** A finished game with its whole log. */
export async function getReplay(code: string, seat: number | null, lang: string): Promise<ReplayData> {
  const path = `/api/tables/${code}/replay?lang=${lang}${seat ? `&seat=${seat}` : ''}`
  const replay = await get<ReplayData>(path)
  return { ...replay, events: await wholeLog(code, replay.events, seat, lang) }
}

/** A log with a page inserted: it replaces what the log had of those positions. */
export function withPage(log: readonly LoggedEvent[], page: EventPage, before: number): LoggedEvent[] {
  return [...log.filter((event) => event.at < page.start), ...page.items, ...log.filter((event) => event.at >= before)]
}
