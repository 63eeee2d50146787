/** What the clocks of a table show now: counted down from what the server sent, by this page's stopwatch, whose date doesn't matter. */

import type { TableMessage } from '../net/api'
import { isShort, type TimeData } from './time'

export interface Shown {
  seat: number
  /** Milliseconds until the time is up. */
  left: number
  runs: boolean
  isShort: boolean
  /** Its time is up, and a bot finishes this move. */
  isUp: boolean
  /** On vacation until then. */
  awayUntil: number | null
}

const OFTEN = 200 // ms between two looks at a clock with seconds
const SELDOM = 20_000 // at one with hours

export class Countdown {
  #now = $state(0)
  #heard = $state.raw<{ clock: TableMessage['clock']; at: number }>({ clock: null, at: 0 })
  #table: () => TableMessage | null

  constructor(table: () => TableMessage | null) {
    this.#table = table
    $effect.pre(() => {
      const clock = table()?.clock ?? null
      const at = performance.now()
      this.#heard = { clock, at }
      this.#now = at
    })
    $effect(() => {
      const kind = this.time?.kind
      if (!kind || this.#heard.clock?.running == null) return undefined
      const timer = setInterval(() => (this.#now = performance.now()), kind === 'days' ? SELDOM : OFTEN)
      return () => clearInterval(timer)
    })
  }

  get time(): TimeData | null {
    return this.#table()?.settings.time ?? null
  }

  /** The clock of a seat; undefined: it has none. */
  of(seat: number): Shown | undefined {
    const { clock, at } = this.#heard
    const found = clock?.seats.find((each) => each.seat === seat)
    if (!clock || !found || !this.time) return undefined
    const runs = clock.running === seat
    const left = Math.max(0, found.move + found.bank - (runs ? this.#now - at : 0))
    return {
      seat,
      left,
      runs,
      isShort: runs && isShort(left, this.time.kind),
      isUp: found.is_up,
      awayUntil: found.away_until,
    }
  }

  get running(): Shown | undefined {
    const seat = this.#heard.clock?.running
    return seat ? this.of(seat) : undefined
  }
}
