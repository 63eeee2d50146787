/** At which of my tables it is my turn: in the title, as a badge, and heard, in whatever tab the table is or isn't open. */

import type { Listed } from '../net/api'
import { get } from '../net/api'
import { file } from '../prefix'
import { place } from '../route.svelte'
import { play } from '../sound'

const EVERY = 30_000 // ms between questions how the other tables stand
const FIRST = 8_000 // ms after the page has opened: what it shows comes first

/** What one tab tells the others: these tables wait for me, or don't. */
type Said = Record<string, boolean>

let listed = $state.raw<readonly Listed[] | null>(null)
let isHidden = $state(document.visibilityState === 'hidden')
let waiting = $state.raw<ReadonlySet<string>>(new Set())
/** Tables with other people that are going on: only there can it become my turn without me. */
let open: ReadonlySet<string> | null = null
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('felicity') : null

export const turns = {
  get count(): number {
    return waiting.size
  },
  /** My tables as the server listed them last; null before it has. */
  get listed(): readonly Listed[] | null {
    return listed
  },
}

/** The title of a page, with the number of tables that wait for me. */
export function titled(title: string): string {
  return waiting.size ? `(${waiting.size}) ${title}` : title
}

/** Take over what is known about some tables; says whether one of them has begun to wait for me. */
function adopt(said: Said): boolean {
  const codes = new Set(waiting)
  for (const [code, isMine] of Object.entries(said)) {
    if (isMine) codes.add(code)
    else codes.delete(code)
  }
  const isNew = [...codes].some((code) => !waiting.has(code))
  if (isNew || codes.size !== waiting.size) waiting = codes
  return isNew
}

const isMine = ({ status, to_act, you }: Listed): boolean =>
  status === 'playing' && to_act !== null && you.includes(to_act)
const isWithOthers = ({ status, seats }: Listed): boolean =>
  status === 'playing' && seats.some(({ kind, yours }) => kind === 'human' && !yours)

/** How all tables stand, as the server lists them. */
export function learnTables(tables: readonly Listed[]): void {
  const isFirst = open === null
  listed = tables
  open = new Set(tables.filter(isWithOthers).map(({ code }) => code))
  const gone = [...waiting].filter((code) => !tables.some((table) => table.code === code))
  const said: Said = Object.fromEntries(gone.map((code) => [code, false]))
  // Nobody else waits at a table against bots: it is no reason to call me.
  for (const table of tables) said[table.code] = isMine(table) && isWithOthers(table)
  if (adopt(said) && !isFirst) play('turn')
  tabs?.postMessage(said)
}

/** How a table stands that this tab shows; its own page makes the sound. One against bots calls only from behind other windows. */
export function learnTable(code: string, isMine: boolean, hasOthers: boolean): void {
  const said: Said = { [code]: isMine && (hasOthers || isHidden) }
  adopt(said)
  tabs?.postMessage(said)
}

/** How all tables stand, asked now. */
export async function askTurns(): Promise<void> {
  learnTables(await get<Listed[]>('/api/tables'))
}

/** Called once by the app: title, badge and sound follow, as long as the page is open. */
export function keepTurns(): void {
  $effect(() => {
    const count = waiting.size
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon) icon.href = file(count ? '/icon-turn.svg' : '/icon.svg')
    if (!navigator.setAppBadge) return
    void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined)
  })
  $effect(() => {
    const look = (): void => void (isHidden = document.visibilityState === 'hidden')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  })
  $effect(() => {
    const hear = ({ data }: MessageEvent<Said>): void => void adopt(data)
    tabs?.addEventListener('message', hear)
    const look = (): void => {
      const others = [...(open ?? ['?'])].filter((code) => place.path !== `/t/${code}`)
      if (others.length) void askTurns().catch(() => undefined)
    }
    const first = setTimeout(() => open === null && look(), FIRST)
    const timer = setInterval(look, EVERY)
    return () => {
      tabs?.removeEventListener('message', hear)
      clearTimeout(first)
      clearInterval(timer)
    }
  })
}
