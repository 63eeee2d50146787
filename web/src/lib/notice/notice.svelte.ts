/** What the host of the server lets everybody know. Dismissed once, it stays away on this device. */

import { get, type NoticeData } from '../net/api'

const PLACE = 'felicity.notice' // the notice that was dismissed
const EVERY = 30_000 // ms

let known = $state.raw<NoticeData | null>(null)
let dismissed = $state(localStorage.getItem(PLACE) ?? '')
let now = $state(Date.now())

/** The notice to show, unless it was dismissed or is over. */
export function noticeNow(): NoticeData | null {
  if (!known || known.id === dismissed) return null
  return known.until !== null && known.until <= now ? null : known
}

/** In the reader's language, else in the first one that there is. */
export const textOf = ({ texts }: NoticeData, lang: string): string => texts[lang] ?? Object.values(texts)[0] ?? ''

export function dismiss(): void {
  if (!known) return
  dismissed = known.id
  localStorage.setItem(PLACE, known.id)
}

export async function lookForNotice(): Promise<void> {
  now = Date.now()
  try {
    known = (await get<{ notice: NoticeData | null }>('/api/notice')).notice
  } catch {
    // What was known stays until the server answers again.
  }
}

/** Called once by the app. */
export function keepNotice(): void {
  $effect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void lookForNotice()
    }
    look()
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  })
}
