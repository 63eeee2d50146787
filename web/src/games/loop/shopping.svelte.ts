/** What is put together on the market before it is bought: the same basket on the cards and in the panel. */

import type { LoopView } from './view'
import type { Basket } from './answers/basket'

const NOTHING: Basket = {}

class Shopping {
  /** The position that the basket belongs to: once the table has moved on, it is empty. */
  #moment = $state('')
  #picks = $state.raw<Basket>(NOTHING)
  /** The baskets before this one, since the last that the server called possible: somebody quick is ahead of it. */
  #before: Basket[] = []

  picks(view: LoopView): Basket {
    return this.#moment === momentOf(view) ? this.#picks : NOTHING
  }

  put(view: LoopView, picks: Basket): void {
    this.#before = [...(this.#moment === momentOf(view) ? this.#before : []), this.picks(view)]
    this.#moment = momentOf(view)
    this.#picks = picks
  }

  empty(): void {
    this.#picks = NOTHING
    this.#before = []
  }

  /** All of it can be had. */
  keep(): void {
    this.#before = []
  }

  /** It was too much: what was added last goes back. */
  goBack(): void {
    this.#picks = this.#before.pop() ?? NOTHING
  }
}

function momentOf(view: LoopView): string {
  return [view.number, view.seat, view.question, ...view.board.market].join()
}

export const shopping = new Shopping()
