/** What is asked about once more before it is done (UI-T11, UI-T12). Built from kinds of options and from what they would change. */

import { counterOf } from '../../lib/choices/changes'
import type { Desk } from '../../lib/choices/desk'
import type { Doubt } from '../../lib/choices/doubt'
import type { OptionData } from '../../lib/net/api'

/** What ending the turn would leave lying: free, or worth happiness. */
const VALUABLE_GROUPS = new Set(['goal', 'ability', 'consume'])
const VALUABLE_KINDS = new Set(['reputation-happiness'])
const CREDIT_KINDS = new Set(['apply'])
const END_KINDS = new Set(['end-turn'])

export function doubtOf(option: OptionData, desk: Desk): Doubt | null {
  if (CREDIT_KINDS.has(option.kind)) return { id: 'page-table-sure-credit', left: [] }
  if (END_KINDS.has(option.kind)) {
    const left = leftBehind(desk.asked.options)
    return left.length ? { id: 'page-table-sure-end', left } : null
  }
  return leavesDebtUnpaid(option, desk) ? { id: 'page-table-sure-interest', left: [] } : null
}

function leftBehind(options: readonly OptionData[]): string[] {
  const valuable = options.filter((option) => VALUABLE_GROUPS.has(option.group) || VALUABLE_KINDS.has(option.kind))
  return [...new Set(valuable.map((option) => option.group))]
}

/** The last coins that credit cards still wait for this turn would be gone. */
function leavesDebtUnpaid(option: OptionData, desk: Desk): boolean {
  if (option.kind === 'pay-off') return false
  const players = (desk.view['players'] ?? []) as { seat: number; debts_due?: boolean[] }[]
  const due = players.find((player) => player.seat === desk.seat)?.debts_due?.filter(Boolean).length ?? 0
  if (!due) return false
  const coins = counterOf(desk.changes(option.text), desk.seat, 'coins')
  return coins !== undefined && coins.before >= due && coins.after < due
}
