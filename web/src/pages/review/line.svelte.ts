/** The better line of a review, played out: positions that were never played, and the events on the way to each. */

import { get, type LineData, type LoggedEvent, type PositionData } from '../../lib/net/api'
import type { TableClient } from '../../lib/net/client.svelte'
import { Player, type Course } from '../replay/player.svelte'
import { Watched } from '../replay/watched.svelte'

type LinePosition = PositionData & { events: LoggedEvent[] }

export class LinePlayer extends Player {
  constructor(
    replay: Course,
    /** Whose choice it was. */
    readonly chooser: number,
    /** The position that asked. */
    readonly from: number,
    lang: string,
    fetched: typeof get = get,
  ) {
    super(replay, chooser, lang, fetched)
  }

  protected override async ask(step: number): Promise<PositionData> {
    const { code } = this.replay
    const path = `/api/tables/${code}/reviews/${this.chooser}/lines/${this.from}?step=${step}&lang=${this.lang}`
    const found = await this.fetched<LineData>(path)
    return { ...found, number: step }
  }

  /** Everything that has happened on the line up to the step that is shown. */
  get events(): LoggedEvent[] {
    return (this.position as LinePosition | null)?.events ?? []
  }
}

/** The table on such a line: what really happened up to the position that asked, and then what might have. */
export class LineWatched extends Watched {
  override events = $derived.by(() => [
    ...this.client.events.filter(({ at }) => at <= this.line.from),
    ...this.line.events,
  ])

  constructor(
    client: TableClient,
    readonly line: LinePlayer,
  ) {
    super(client, line)
  }

  /** A click on a line of the log: only steps of the line can be shown here. */
  override async look(number: number): Promise<void> {
    await super.look(number - this.line.from)
  }
}
