/** What is asked about once more in Happy Nation (UI-T11, UI-T12): a loan, the money that tomorrow's interest needs, a day with hours left. */

import { counterOf } from '../../lib/choices/changes'
import type { Desk } from '../../lib/choices/desk'
import type { Doubt } from '../../lib/choices/doubt'
import type { OptionData } from '../../lib/net/api'
import { playerOf, type NationView } from './view'

/** What ending the day would leave undone. */
const VALUABLE = new Set(['play', 'enjoy', 'take-medicine', 'work', 'work-abroad', 'invest'])

export function nationDoubt(option: OptionData, desk: Desk): Doubt | null {
  if (option.kind === 'borrow') return { id: 'page-nation-sure-borrow', left: [] }
  if (option.kind === 'end-day') {
    const left = desk.asked.options.filter(({ kind }) => VALUABLE.has(kind)).map(({ group }) => group)
    return left.length ? { id: 'page-nation-sure-end', left: [...new Set(left)] } : null
  }
  return leavesInterestUnpaid(option, desk) ? { id: 'page-nation-sure-interest', left: [] } : null
}

/** The money that the loan will ask for in the morning would be gone. */
function leavesInterestUnpaid(option: OptionData, desk: Desk): boolean {
  const interest = playerOf(desk.view as unknown as NationView, desk.seat)?.loan?.due[0]?.[0] ?? 0
  const money = counterOf(desk.changes(option.text), desk.seat, 'money')
  return interest > 0 && money !== undefined && money.before >= interest && money.after < interest
}
