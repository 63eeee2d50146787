/** Polls while something is in progress. */

import type { LabStudy } from '../../lib/net/lab'

const SOON = 1000 // ms: intervals narrow as one watches (UI-A2)
const LATER = 10_000 // if nothing is in progress: somebody else may start something

export const isGoing = ({ state }: Pick<LabStudy, 'state'>): boolean => state === 'waiting' || state === 'running'

/** Ask now, and again a moment after each answer; `look` says whether something is in progress. Returns a function that stops it. */
export function polling(look: () => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const ask = async (): Promise<void> => {
    const isGoing = await look()
    if (!isOver) timer = setTimeout(() => void ask(), isGoing ? SOON : LATER)
  }
  void ask()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
