/** Plays back a finished game: which position is shown, and when the next one comes. */

import { get, type MoveData, type PositionData, type ReplayData } from '../../lib/net/api'

export const PACES = { slow: 2400, normal: 1200, fast: 350 } as const
export type Pace = keyof typeof PACES

/** The first position of each round, in order. */
export function roundsOf(moves: Pick<MoveData, 'number' | 'round'>[]): { round: number; number: number }[] {
  const found = new Map<number, number>()
  for (const { number, round } of moves) if (!found.has(round)) found.set(round, number - 1)
  return [...found].map(([round, number]) => ({ round, number }))
}

/** What is played back: a whole game, or a line of one. */
export type Course = Pick<ReplayData, 'code' | 'number'>

export class Player<C extends Course = Course> {
  number = $state(0)
  playing = $state(false)
  pace = $state<Pace>('normal')
  position = $state.raw<PositionData | null>(null)
  seat = $state<number | null>(null)
  lang = $state('en')

  readonly last: number
  #kept = new Map<string, Promise<PositionData>>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly replay: C,
    seat: number | null,
    lang: string,
    readonly fetched: typeof get = get,
  ) {
    this.last = replay.number
    this.seat = seat
    this.lang = lang
  }

  /** Show a position, and preload the next one. */
  async show(number: number): Promise<void> {
    this.number = Math.max(0, Math.min(this.last, number))
    const wanted = this.#at(this.number)
    for (const ahead of [1, 2, 3]) if (this.number + ahead <= this.last) void this.#at(this.number + ahead)
    const found = await wanted
    if (found.number === this.number) this.position = found
  }

  async look(seat: number | null, lang: string): Promise<void> {
    this.seat = seat
    this.lang = lang
    await this.show(this.number)
  }

  step(by: number): Promise<void> {
    this.pause()
    return this.show(this.number + by)
  }

  play(): void {
    if (this.number === this.last) this.number = 0
    this.playing = true
    this.#wait()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #wait(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#next(), PACES[this.pace])
  }

  async #next(): Promise<void> {
    if (!this.playing) return
    await this.show(this.number + 1)
    if (this.number === this.last) this.pause()
    else if (this.playing) this.#wait()
  }

  #at(number: number): Promise<PositionData> {
    const moment = `${number} ${this.seat} ${this.lang}`
    let found = this.#kept.get(moment)
    if (!found) {
      found = this.ask(number)
      this.#kept.set(moment, found)
      found.catch(() => this.#kept.delete(moment))
    }
    return found
  }

  /** One position, as the seat sees it. */
  protected ask(number: number): Promise<PositionData> {
    const from = this.seat ? `&seat=${this.seat}` : ''
    return this.fetched<PositionData>(`/api/tables/${this.replay.code}/positions/${number}?lang=${this.lang}${from}`)
  }
}
