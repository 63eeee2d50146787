/** What is going on among other people: open tables, and invitations for me. Asked again while somebody looks at it. */

import { get, type CompanyData } from '../net/api'

const EVERY = 4000 // ms: what hasn't changed isn't sent again

let known = $state.raw<CompanyData>({ shared: false, tables: [], invitations: [] })

export const company = {
  get data(): CompanyData {
    return known
  },
}

/** Without an answer nothing is shown: games go on without other people. */
export async function lookAround(): Promise<void> {
  try {
    const found = await get<CompanyData>('/api/company')
    if (JSON.stringify(found) !== JSON.stringify(known)) known = found
  } catch {
    // The next look may find the server again.
  }
}

/** Called by a page that shows some of it: keeps looking as long as the page is there and visible. */
export function keepCompany(): void {
  $effect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const look = async (): Promise<void> => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') await lookAround()
      if (!isOver && known.shared) timer = setTimeout(() => void look(), EVERY)
    }
    const again = (): void => void look()
    document.addEventListener('visibilitychange', again)
    again()
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', again)
    }
  })
}
