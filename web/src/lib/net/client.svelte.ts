/** One table, live (docs/protocol.md 4-6): its latest state from the server, and the commands sent back. */

import type { Answer, EventPage, LoggedEvent, Note, TableMessage } from './api'
import { get, ServerError } from './api'
import { beginAnew, key, messageId } from './key'
import { openLine, type Line } from './line'
import { pageBefore, withPage } from './log'
import { SHARED } from './shared'

export type Connection = 'connecting' | 'online' | 'lost' | 'closed'
export type Command = { type: string } & Record<string, unknown>

interface Waiting {
  command: Command & { id: string }
  resolve: (answer: Answer) => void
  reject: (error: ServerError) => void
}

const PAUSES = [0, 500, 1000, 2000] // before each attempt to reconnect, in ms
const FINAL = new Set([1008]) // and all of 44xx: trying again would not help

/** Is the page on a screen, or behind other windows? */
const isVisible = (): boolean => document.visibilityState === 'visible'

export class TableClient {
  table = $state.raw<TableMessage | null>(null)
  events = $state.raw<LoggedEvent[]>([])
  notes = $state.raw<Note[]>([])
  connection = $state<Connection>('connecting')
  /** Why the connection was closed for good, as a code of the protocol. */
  closedBy = $state('')

  #line: Line | null = null
  #waiting = new Map<string, Waiting>()
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #left = false
  #seat: number | null = null
  #key = ''
  /** Events of positions before this one are being loaded; 0: none. */
  #filling = 0
  readonly #look = (): void => this.#post({ type: 'visible', id: messageId(), visible: isVisible() })

  constructor(
    readonly code: string,
    private lang: string,
  ) {
    if (code === SHARED) void this.#fetch()
    else if (code) this.#connect() // a table without a code stands still
    document.addEventListener('visibilitychange', this.#look)
  }

  /** Send a command; after a lost connection it is sent again with the same id, so that it is carried out once. */
  send(command: Command): Promise<Answer> {
    const sent = { ...command, id: messageId() }
    return new Promise((resolve, reject) => {
      this.#waiting.set(sent.id, { command: sent, resolve, reject })
      this.#post(sent)
    })
  }

  /** Look from another of one's own seats (hot seat); null: as a spectator. */
  async lookFrom(seat: number | null): Promise<void> {
    this.#seat = seat
    if (this.code === SHARED) await this.#fetch()
    else await this.send({ type: 'as', seat })
  }

  async speak(lang: string): Promise<void> {
    if (lang === this.lang) return
    this.lang = lang
    if (this.code === SHARED) await this.#fetch()
    else await this.send({ type: 'lang', lang })
  }

  leave(): void {
    this.#left = true
    document.removeEventListener('visibilitychange', this.#look)
    clearTimeout(this.#timer)
    this.#line?.leave()
    this.#fail('offline', 'The table was left.')
  }

  #post(message: unknown): void {
    if (this.connection === 'online') this.#line?.say(JSON.stringify(message))
  }

  #connect(): void {
    const line = openLine(this.code, {
      opened: () => {
        const since = this.table?.version ?? null
        this.#key = key()
        const hello = { type: 'hello', key: this.#key, seat: this.#seat, since, lang: this.lang, visible: isVisible() }
        line.say(JSON.stringify(hello))
      },
      heard: (message) => this.#hear(JSON.parse(message) as TableMessage | Answer),
      closed: (code, reason) => this.#lost(code, reason),
    })
    this.#line = line
  }

  /** Show a table that isn't asked for here. */
  show(message: TableMessage): void {
    this.#hear(message)
  }

  /** A shared game doesn't change: it is asked for once, and again from another seat or in another language. */
  async #fetch(): Promise<void> {
    const seat = this.#seat ? `&seat=${this.#seat}` : ''
    try {
      this.#hear(await get<TableMessage>(`/api/tables/${this.code}?lang=${this.lang}${seat}`))
    } catch (error) {
      if (this.table) throw error
      this.connection = 'closed'
      this.closedBy = error instanceof ServerError ? error.code : 'unknown'
    }
  }

  #hear(message: TableMessage | Answer): void {
    if (message.type === 'answer') {
      this.#answered(message)
      return
    }
    if (this.connection !== 'online') this.#online()
    if (message.since > (this.table?.version ?? 0)) {
      this.#resync()
      return
    }
    const from = message.events.from
    this.events = [...this.events.filter((event) => event.at < from), ...message.events.items]
    if (message.events.start > from) void this.#fill(message.events, message.seat)
    else if (from < this.#filling) this.#resync() // what is being loaded was undone meanwhile
    this.notes = [...this.notes.filter((note) => note.version <= message.notes.from), ...message.notes.items]
    this.table = message
  }

  #resync(): void {
    this.#filling = 0
    this.#post({ type: 'resync', id: messageId() })
  }

  /** Load the events that a message left out, the latest first. What can't be loaded is left out of the log. */
  async #fill(events: EventPage, seat: number | null): Promise<void> {
    let page = events
    try {
      while (page.start > page.from) {
        this.#filling = page.start
        const before = page.start
        page = await pageBefore(this.code, page, seat, this.lang)
        if (this.#filling !== before || this.#left) return // a newer message starts over
        this.events = withPage(this.events, page, before)
      }
    } catch {
      // The board and the question don't need them.
    }
    this.#filling = 0
  }

  #online(): void {
    this.connection = 'online'
    this.#tries = 0
    for (const { command } of this.#waiting.values()) this.#post(command)
  }

  #answered(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id)
    if (!waiting) return
    this.#waiting.delete(answer.id)
    if (answer.ok) waiting.resolve(answer)
    else {
      const { code, message, refusals } = answer.error ?? { code: 'unknown', message: '', refusals: [] }
      waiting.reject(new ServerError(409, code, message, refusals))
    }
  }

  #lost(code: number, reason: string): void {
    if (this.#left) return
    if (FINAL.has(code) || (code >= 4400 && code < 4500)) {
      this.connection = 'closed'
      this.closedBy = reason || String(code)
      if (this.closedBy === 'signed-out') beginAnew(this.#key, 'signed-out')
      this.#fail(this.closedBy, reason)
      return
    }
    this.connection = this.table ? 'lost' : 'connecting'
    this.#timer = setTimeout(() => this.#connect(), PAUSES[Math.min(this.#tries++, PAUSES.length - 1)])
  }

  #fail(code: string, message: string): void {
    for (const { reject } of this.#waiting.values()) reject(new ServerError(0, code, message))
    this.#waiting.clear()
  }
}
