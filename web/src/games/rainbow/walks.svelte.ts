/** Markers are seen to land before they go on: back to the start of a track, or from its end to the wheel. */

import type { LoggedEvent } from '../../lib/net/api'
import { staysOf } from './happened'

const PAUSE = 250 // ms on the space
const LEAP = 40 // events: somebody has jumped in the replay, or was away

export class Walks {
  #stays = $state.raw<ReadonlyMap<number, string>>(new Map())
  #back = $state.raw<ReadonlySet<number>>(new Set())

  /** `landed`: how long a seat's marker takes to its space, in ms; 0: nothing is waited for. */
  constructor(events: () => readonly LoggedEvent[], landed: (seat: number) => number) {
    let seen = Infinity
    // Before the board changes, so that nothing jumps first.
    $effect.pre(() => {
      const now = events()
      const fresh = now.filter(({ at }) => at > seen)
      seen = now.at(-1)?.at ?? 0
      if (!fresh.length || fresh.length > LEAP) return
      for (const [seat, place] of staysOf(fresh)) {
        const time = landed(seat)
        if (time) this.#stay(seat, place, time + PAUSE)
      }
    })
  }

  #stay(seat: number, place: string, time: number): void {
    this.#stays = new Map(this.#stays).set(seat, place)
    this.#back = new Set([...this.#back].filter((each) => each !== seat))
    setTimeout(() => {
      this.#stays = new Map([...this.#stays].filter(([each]) => each !== seat))
      this.#back = new Set(this.#back).add(seat)
      setTimeout(() => (this.#back = new Set([...this.#back].filter((each) => each !== seat))), 2 * PAUSE)
    }, time)
  }

  /** Where a marker is seen, if it isn't yet where it belongs. */
  at(seat: number): string | undefined {
    return this.#stays.get(seat)
  }

  /** Is it on its way back? Then nothing has to come to rest before. */
  isBack(seat: number): boolean {
    return this.#back.has(seat)
  }
}
