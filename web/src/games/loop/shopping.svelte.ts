/** What is put together on the market before it is bought: the same basket on the cards and in the panel. */

import type { LoopView } from './view'
import type { Basket } from './answers/basket'

const NOTHING: Basket = {}

class Shopping {
  /** The position that the basket belongs to: once the table has moved on, it is empty. */
  #moment = $state('')
  #picks = $state.raw<Basket>(NOTHING)
  /** The last basket that the server called possible. */
  #sure: Basket = NOTHING

  picks(view: LoopView): Basket {
    return this.#moment === momentOf(view) ? this.#picks : NOTHING
  }

  put(view: LoopView, picks: Basket): void {
    if (this.#moment !== momentOf(view)) this.#sure = NOTHING
    this.#moment = momentOf(view)
    this.#picks = picks
  }

  empty(): void {
    this.#picks = this.#sure = NOTHING
  }

  /** All of it can be had. */
  keep(): void {
    this.#sure = this.#picks
  }

  /** It was too much: what was added last goes back. */
  goBack(): void {
    this.#picks = this.#sure
  }
}

function momentOf(view: LoopView): string {
  return [view.number, view.seat, view.question, ...view.board.market].join()
}

export const shopping = new Shopping()
