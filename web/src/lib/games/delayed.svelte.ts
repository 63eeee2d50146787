/** Events are told once they have been seen: until a wheel has stopped or a piece has arrived, nothing reveals the outcome. */

import { untrack } from 'svelte'
import type { LoggedEvent } from '../net/api'

export class DelayedEvents {
  #until = $state(0)
  #events: () => readonly LoggedEvent[]

  /** `wait`: how long until the last of them has been seen, in ms; 0: no wait. */
  constructor(events: () => readonly LoggedEvent[], wait: (fresh: readonly LoggedEvent[]) => number) {
    this.#events = events
    let seen = Infinity
    // Before the board changes, so that nothing is told too early.
    $effect.pre(() => {
      const now = events()
      const last = now.at(-1)?.at ?? 0
      const fresh = now.filter(({ at }) => at > seen)
      seen = last
      const time = fresh.length ? untrack(() => wait(fresh)) : 0
      if (time) setTimeout(() => (this.#until = Math.max(this.#until, last)), time)
      else this.#until = last
    })
  }

  /** What may be told by now. */
  get events(): readonly LoggedEvent[] {
    return this.#events().filter(({ at }) => at <= this.#until)
  }
}
