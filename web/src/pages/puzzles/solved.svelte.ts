/** Which puzzles were solved in this browser, for oneself alone: nobody is told. */

const PLACE = 'felicity.puzzles'

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

let solved = $state.raw(new Set(kept()))

export const isSolved = (id: string): boolean => solved.has(id)

export function keepSolved(id: string): void {
  solved = new Set([...kept(), id])
  localStorage.setItem(PLACE, JSON.stringify([...solved]))
}
