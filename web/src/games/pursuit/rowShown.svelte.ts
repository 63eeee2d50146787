/** The row of cards that lies open where the shelf has room for one: board and panel both open it. */

import type { Action, RowName } from './view'

/** The row whose cards a space is about. */
const ROW_OF: Partial<Record<Action, RowName>> = {
  take_project: 'projects',
  spend: 'items',
  get_job: 'jobs',
  develop_relationship: 'partners',
}

let opened = $state<RowName>('projects')

export const rowShown = {
  get now(): RowName {
    return opened
  },
  open(row: RowName): void {
    opened = row
  },
  /** The row that belongs to this space, if any. */
  openFor(action: string): void {
    opened = ROW_OF[action as Action] ?? opened
  },
}
