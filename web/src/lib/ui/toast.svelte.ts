/** Short messages at the edge of the page: what was done, or what went wrong. */

export interface ToastData {
  id: number
  text: string
  /** `why`: the reason why something can't be done. */
  kind: 'said' | 'why' | 'wrong'
}

const STAYS = { said: 4000, why: 6000, wrong: 9000 } // ms; nobody has to be quick: the page has them too

export const toasts: ToastData[] = $state([])
let last = 0

/** Its number, to take it away early. */
export function toast(text: string, kind: ToastData['kind'] = 'said'): number {
  const known = toasts.find((one) => one.text === text)
  if (known) return known.id // it is already shown
  const id = ++last
  toasts.push({ id, text, kind })
  setTimeout(() => dismiss(id), STAYS[kind])
  return id
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id)
  if (at >= 0) toasts.splice(at, 1)
}
