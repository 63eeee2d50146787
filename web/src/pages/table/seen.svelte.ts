/** What somebody has already seen of a table, stored in this browser, so that a reload doesn't repeat it. */

interface Seen {
  /** The last chat note. */
  talk: number
  /** The last position whose notices were dismissed. */
  notice: number
}

const PLACE = 'felicity.seen'
const MOST = 40 // tables that are remembered

function kept(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Seen>
  } catch {
    return {}
  }
}

export class SeenOf {
  #now = $state.raw<Seen>({ talk: 0, notice: -1 })

  constructor(readonly code: string) {
    this.#now = { ...this.#now, ...kept()[code] }
  }

  get talk(): number {
    return this.#now.talk
  }

  get notice(): number {
    return this.#now.notice
  }

  /** Mark these as seen; nothing becomes unseen again. */
  see(news: Partial<Seen>): void {
    const talk = Math.max(this.talk, news.talk ?? 0)
    const notice = Math.max(this.notice, news.notice ?? -1)
    if (talk === this.talk && notice === this.notice) return
    this.#now = { talk, notice }
    const { [this.code]: _, ...others } = kept()
    const all = [...Object.entries(others), [this.code, this.#now] as const].slice(-MOST)
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(all)))
  }
}
