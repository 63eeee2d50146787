/** UI-T8: what isn't offered says why when it is tapped; by keyboard the same sentence stands under «Not now». */

import type { RefusalData } from '../../lib/net/api'
import { t } from '../../lib/text.svelte'
import { toast } from '../../lib/ui/toast.svelte'

type Why = (spot: string) => RefusalData | undefined

export function saysWhy(place: HTMLElement, why: Why): { update: (why: Why) => void; destroy: () => void } {
  let ask = why
  const tell = (event: MouseEvent): void => {
    const spot = (event.target as Element).closest<HTMLElement>('[data-spot]')
    const refusal = spot && !spot.closest('button') && ask(spot.dataset['spot'] ?? '')
    if (refusal) toast(`${refusal.title}${t('page-table-colon')} ${refusal.sentence} (${refusal.rule})`)
  }
  place.addEventListener('click', tell)
  return { update: (next) => (ask = next), destroy: () => place.removeEventListener('click', tell) }
}
