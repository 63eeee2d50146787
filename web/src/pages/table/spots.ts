/** UI-T8: tapping what isn't on offer shows why; for the keyboard the same sentence is under «Not now». */

import type { GamePage } from '../../lib/games/page'
import { t } from '../../lib/text.svelte'
import { toast } from '../../lib/ui/toast.svelte'
import type { Play } from './play.svelte'

type Why = (spot: string) => string

/** Why nothing is on offer there: the server's reason with its rule, or that the question is about something else. */
export function whyNot(play: Play, page: GamePage, spot: string): string {
  if (!play.table?.seat || play.past) return ''
  const { asked } = play
  if (!asked) {
    const next = Number(play.view?.['to_act'] ?? 0)
    return next ? t('page-table-turn-of', { name: play.names[next - 1] ?? '' }) : ''
  }
  const refusal = page.refusalAt?.(spot, asked.refusals)
  if (refusal) return `${refusal.title}${t('page-table-colon')} ${refusal.sentence} (${refusal.rule})`
  return t('page-table-nothing-there', { question: asked.sentence })
}

/** A clickable spot handles its own click; any other shows why not. */
export function saysWhy(place: HTMLElement, why: Why): { update: (why: Why) => void; destroy: () => void } {
  let ask = why
  const tell = (event: MouseEvent): void => {
    const target = event.target as Element
    const spot = target.closest<HTMLElement>('[data-spot]')
    const sentence = spot && !target.closest('button, a, input, select, label') && ask(spot.dataset['spot'] ?? '')
    if (sentence) toast(sentence, 'why')
  }
  place.addEventListener('click', tell)
  return { update: (next) => void (ask = next), destroy: () => place.removeEventListener('click', tell) }
}
