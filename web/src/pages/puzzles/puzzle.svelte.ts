/** A puzzle at its table: nothing is played; what is chosen is sent, and something is said about it. */

import {
  post,
  ServerError,
  type Answer,
  type PuzzleData,
  type PuzzleVerdict,
  type TableMessage,
} from '../../lib/net/api'
import { TableClient } from '../../lib/net/client.svelte'
import { trying } from '../../lib/ui/sayError'
import { Play } from '../table/play.svelte'
import { keepSolved } from './solved.svelte'

/** A table that stands still: it has no code, and no connection. */
export class StillClient extends TableClient {
  constructor(message: TableMessage, lang: string) {
    super('', lang)
    this.show(message)
  }

  override send(): Promise<Answer> {
    return Promise.reject(new ServerError(409, 'not-allowed', 'Nothing is played in a puzzle.'))
  }
}

export class PuzzlePlay extends Play {
  verdict = $state.raw<PuzzleVerdict | null>(null)
  /** Options that turned out wrong. */
  tried = $state.raw<string[]>([])
  #isAsking = $state(false)

  constructor(
    client: TableClient,
    readonly puzzle: PuzzleData,
    public lang: string,
    readonly ask: typeof post = post,
  ) {
    super(client)
  }

  get isSolved(): boolean {
    return this.verdict?.answer !== null && this.verdict !== null
  }

  /** Nobody waits, and there are no clocks. */
  override get isReplay(): boolean {
    return true
  }

  override get isBusy(): boolean {
    return this.#isAsking || this.isSolved
  }

  override async play(option?: string): Promise<void> {
    if (option) await this.#try(option)
  }

  /** Give up. */
  async showAnswer(): Promise<void> {
    await this.#try('')
  }

  override undo(): Promise<void> {
    return Promise.resolve()
  }

  override askHint(): Promise<void> {
    return Promise.resolve()
  }

  async #try(option: string): Promise<void> {
    if (this.isBusy) return
    this.#isAsking = true
    this.pending = option
    const found = await trying(this.ask<PuzzleVerdict>(`/api/puzzles/${this.puzzle.id}`, { option, lang: this.lang }))
    this.pending = ''
    this.#isAsking = false
    this.picked = null
    if (!found) return
    this.verdict = found
    if (found.kind === 'wrong') this.tried = [...this.tried, option]
    if (found.kind === 'right') keepSolved(this.puzzle.id)
  }
}
