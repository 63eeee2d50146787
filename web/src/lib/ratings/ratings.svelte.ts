/** Ratings as people read them, and those of everybody at a table (docs/protocol.md 14). */

import { get, type SeatRating, type TableRatings } from '../net/api'
import { isSite } from '../prefix'
import { settings } from '../settings.svelte'
import { t } from '../text.svelte'

type Shown = Pick<SeatRating, 'rating' | 'spread' | 'provisional'>

/** «27 ± 5»; more uncertain ones say that they are provisional. */
export function ratingNumbers({ rating, spread, provisional }: Shown): string {
  const number = new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 0 })
  const values = { rating: number.format(rating), spread: number.format(spread) }
  return t(provisional ? 'page-ratings-provisional' : 'page-ratings-settled', values)
}

/** The same where nothing else says what the numbers are. */
export function ratingText(shown: Shown): string {
  return t('page-ratings-of', { numbers: ratingNumbers(shown) })
}

/** Asked again whenever other people sit there; without an answer, or without a server, nobody has one. */
export function ratingsAt(code: () => string, sitting: () => string): { of: (seat: number) => string } {
  let known = $state.raw<SeatRating[]>([])
  $effect(() => {
    void sitting()
    if (isSite) return
    let isLate = false
    get<TableRatings>(`/api/tables/${code()}/ratings`).then(
      ({ seats }) => isLate || (known = seats),
      () => undefined,
    )
    return () => (isLate = true)
  })
  return {
    of: (seat) => {
      const found = known.find((each) => each.seat === seat)
      return found ? ratingText(found) : ''
    },
  }
}
