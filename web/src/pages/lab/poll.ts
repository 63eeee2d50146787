/** Asking again and again while something goes on. */

import type { LabStudy } from '../../lib/net/lab'

const SOON = 1000 // ms: intervals narrow while one watches (UI-A2)
const LATER = 10_000 // where nothing goes on: somebody else may begin something

export const isGoing = ({ state }: Pick<LabStudy, 'state'>): boolean => state === 'waiting' || state === 'running'

/** Ask now, and again a moment after each answer; `look` says whether something goes on. The result stops it. */
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
