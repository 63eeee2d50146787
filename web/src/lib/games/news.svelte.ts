/** Something that has just happened is shown for a while; what had happened when the table was first looked at is not news. */

import { untrack } from 'svelte'

const SECONDS: Readonly<Record<string, number>> = { slow: 6, normal: 3.5, fast: 1.5, instant: 0 }

export class News {
  #at = $state(0)

  /** `at`: when the last of its kind happened, 0 if none ever did; `speed`: of the table. */
  constructor(at: () => number, speed: () => string) {
    let seen = Infinity
    // Only another time is news: whatever else the table tells meanwhile doesn't prolong what is shown.
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
