/** The review of one seat's choices (docs/protocol.md 7): asked for, waited for, stopped. */

import { get, post, type ReviewData } from '../../lib/net/api'
import { sayError } from '../../lib/ui/sayError'
import { toast } from '../../lib/ui/toast.svelte'

export const AGAIN = 1000 // ms between two questions while it is worked out
export const LATER = 5000 // ms after a question that failed

export class Reviewed {
  found = $state.raw<ReviewData | null>(null)
  /** A request is under way. */
  isBusy = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  #left = false

  constructor(
    readonly code: string,
    readonly seat: number,
    readonly lang: string,
    readonly ask: { get: typeof get; post: typeof post } = { get, post },
  ) {}

  #path(rest = ''): string {
    return `/api/tables/${this.code}/reviews/${this.seat}${rest}?lang=${this.lang}`
  }

  /** What is known so far, and on from there while it is worked out. */
  look(): Promise<void> {
    return this.#learn(this.ask.get<ReviewData>(this.#path()))
  }

  start(): Promise<void> {
    return this.#once(this.ask.post<ReviewData>(this.#path(), {}))
  }

  stop(): Promise<void> {
    return this.#once(this.ask.post<ReviewData>(this.#path('/stop'), {}))
  }

  leave(): void {
    this.#left = true
    clearTimeout(this.#timer)
  }

  async #once(answer: Promise<ReviewData>): Promise<void> {
    this.isBusy = true
    await this.#learn(answer)
    this.isBusy = false
  }

  /** A question that fails while it is worked out is asked again: the work goes on without us. */
  async #learn(answer: Promise<ReviewData>): Promise<void> {
    clearTimeout(this.#timer)
    let wait = AGAIN
    try {
      const found = await answer
      if (!this.#left) this.found = found
    } catch (error) {
      if (this.#left) return
      toast(sayError(error), 'wrong')
      wait = LATER
    }
    if (!this.#left && this.found?.state === 'working') this.#timer = setTimeout(() => void this.look(), wait)
  }
}
