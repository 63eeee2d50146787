/** Shows something that has just happened for a while; what had happened before the table was opened is not news. */

import { untrack } from 'svelte'

const SECONDS: Readonly<Record<string, number>> = { slow: 6, normal: 3.5, fast: 1.5, instant: 0 }

export class News {
  #at = $state(0)

  /** `at`: when the last of its kind happened, 0 if never; `speed`: of the table. */
  constructor(at: () => number, speed: () => string) {
    let seen = Infinity
    // Only another time is news: other events in the meantime don't prolong what is shown.
    const last = $derived(at())
    $effect(() => {
      const now = last
      const before = seen
      seen = now
      if (now <= before) return undefined
      this.#at = now
      const timer = setTimeout(() => this.put(), 1000 * (SECONDS[untrack(speed)] ?? 0))
      return () => clearTimeout(timer)
    })
  }

  /** Is it still shown? */
  get isOn(): boolean {
    return this.#at > 0
  }

  /** Put it away. */
  put(): void {
    this.#at = 0
  }
}
