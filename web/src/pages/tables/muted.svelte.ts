/** Whom I don't want to hear at a table, for myself and on this device alone; nobody is told. */

const PLACE = 'felicity.muted'
const MOST = 40 // tables that are remembered

function kept(): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, number[]>
  } catch {
    return {}
  }
}

let muted = $state.raw(kept())

export const isMuted = (code: string, seat: number): boolean => muted[code]?.includes(seat) ?? false

export function mute(code: string, seat: number, on: boolean): void {
  const { [code]: seats = [], ...others } = kept()
  const now = [...seats.filter((each) => each !== seat), ...(on ? [seat] : [])]
  muted = Object.fromEntries([...Object.entries(others), [code, now] as const].slice(-MOST))
  localStorage.setItem(PLACE, JSON.stringify(muted))
}
