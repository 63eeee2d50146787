/** One table as this page plays it: the position shown, present or past, what was sent, and what each option would bring. */

import type { Holder } from '../../lib/choices/changes'
import { isAside, isEnd, isPrompt } from '../../lib/choices/registry'
import { pageOf } from '../../lib/games/pages.svelte'
import {
  ServerError,
  type ChangesAnswer,
  type ChangesData,
  type HintData,
  type OptionData,
  type PlanData,
  type PositionData,
  type TableMessage,
} from '../../lib/net/api'
import type { Command, TableClient } from '../../lib/net/client.svelte'
import { settings } from '../../lib/settings.svelte'
import { hasText, t } from '../../lib/text.svelte'
import type { Countdown } from '../../lib/time/countdown.svelte'
import { sayError } from '../../lib/ui/sayError'
import { toast } from '../../lib/ui/toast.svelte'
import { isMuted } from '../tables/muted.svelte'
import { SeenOf } from './seen.svelte'

const HURRY = { least: 1000, most: 3000 } // ms before a forced answer is given automatically (UI-T24)

const END_AFTER = 1200 // ms before a turn ends automatically

const PLANS = 8 // that the server answers at once

/** What options would change, at one moment. */
interface Forecast {
  of: string
  options: Record<string, ChangesData>
  plans: Record<string, PlanData>
}

const keyOf = (texts: readonly string[]): string => texts.join(', ')

export class Play {
  /** An earlier position, while one looks back. */
  past = $state.raw<PositionData | null>(null)
  hint = $state.raw<HintData | null>(null)
  /** A hint is being computed. */
  isThinking = $state(false)
  /** The option under the pointer or the focus. */
  thought = $state('')
  /** Texts of the options that belong to what was picked on the board. */
  picked = $state.raw<string[] | null>(null)
  /** Options to send after the pending one is answered. */
  plan = $state.raw<string[]>([])
  /** The option that was sent and not yet answered. */
  pending = $state('')
  /** The open drawer. */
  drawer = $state<'' | 'log' | 'talk' | 'since' | 'rules'>('')
  /** The answers one prepares for questions outside one's own turn. */
  isPlanning = $state(false)
  /** The own seat whose player is at the screen (hot seat). */
  lifted = $state<number | null>(null)
  #busy = $state(false)
  #sentAt = $state(-1)
  #forecast = $state.raw<Forecast>({ of: '', options: {}, plans: {} })
  /** Plans that were requested, so that none is requested twice. */
  #asked = new Set<string>()

  readonly seen: SeenOf
  /** The clocks of a timed table. */
  clocks = $state.raw<Countdown | null>(null)

  constructor(readonly client: TableClient) {
    this.seen = new SeenOf(client.code)
  }

  get table(): TableMessage | null {
    return this.client.table
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name || t('page-ui-seat', { seat: seat.seat })) ?? []
  }

  /** What happened outside the rules, without the words of people I have muted. */
  heard = $derived.by(() =>
    this.client.notes.filter(
      ({ note, seat }) => note !== 'talked' || seat === null || !isMuted(this.client.code, seat),
    ),
  )

  /** Kinds of events that are nobody's action. */
  get routine(): readonly string[] {
    return pageOf(this.table?.game ?? '')?.routine ?? []
  }

  /** The position drawn: present or past. */
  get view(): Record<string, unknown> | null {
    return this.past?.view ?? this.table?.view ?? null
  }

  /** All events up to then. */
  events = $derived.by(() => {
    const { past } = this
    return past ? this.client.events.filter((event) => event.at <= past.number) : this.client.events
  })

  /** Is this a replay? Then every position is a past one. */
  get isReplay(): boolean {
    return false
  }

  get asked() {
    return this.past ? null : (this.table?.asked ?? null)
  }

  /** Sent, and the table hasn't changed yet. */
  get isBusy(): boolean {
    return this.#busy || this.#sentAt === (this.table?.number ?? -2)
  }

  /** The host sets the bots' speed, if there are any. */
  get mayPace(): boolean {
    return (this.table?.host && this.table.seats.some(({ level }) => level !== null)) ?? false
  }

  /** A pause stops bots and clocks. */
  get mayPause(): boolean {
    return this.mayPace || ((this.table?.host && this.table.settings.time !== null) ?? false)
  }

  get isHotSeat(): boolean {
    return (this.table?.you.length ?? 0) > 1
  }

  /** The player to pass the screen to (UI-T28). */
  get curtainFor(): number | null {
    const table = this.table
    const next = table?.view?.['to_act']
    if (!table || !this.isHotSeat || table.status !== 'playing' || typeof next !== 'number') return null
    return table.you.includes(next) && next !== this.lifted ? next : null
  }

  get options(): OptionData[] {
    const all = this.asked?.options ?? []
    const picked = this.picked && all.filter((option) => this.picked?.includes(option.text))
    return picked?.length ? picked : all
  }

  get holders(): Holder[] {
    return (this.view?.['players'] ?? []) as Holder[]
  }

  /** What an option would change, once the server has answered. */
  changes(text: string): ChangesData | undefined {
    return this.#forecast.of === this.#moment ? this.#forecast.options[text] : undefined
  }

  /** Has the server said what the options would change? */
  get isForetold(): boolean {
    return this.#forecast.of === this.#moment && Object.keys(this.#forecast.options).length > 0
  }

  /** What several options in a row would change, once the server has answered. */
  planned(texts: readonly string[]): PlanData | undefined {
    return this.#forecast.of === this.#moment ? this.#forecast.plans[keyOf(texts)] : undefined
  }

  /** Ask what several options in a row would change. */
  foresee(plans: readonly (readonly string[])[]): void {
    const table = this.table
    const of = this.#moment
    const news = plans.filter((texts) => texts.length && !this.#asked.has(`${of} ${keyOf(texts)}`)).slice(0, PLANS)
    if (!table?.asked || !news.length) return
    for (const texts of news) this.#asked.add(`${of} ${keyOf(texts)}`)
    this.#learn({ type: 'changes', version: table.version, seat: table.seat, plans: news }, of, (answer) => {
      const found = Object.fromEntries(news.map((texts, at) => [keyOf(texts), answer.plans[at] as PlanData]))
      return { ...this.#forecast, plans: { ...this.#forecast.plans, ...found } }
    })
  }

  // --- actions ---

  async play(...texts: string[]): Promise<void> {
    const [option, ...plan] = texts
    if (!option || this.isBusy || !this.table) return
    this.plan = plan
    this.pending = option
    this.#sentAt = this.table.number ?? -1
    if (await this.#send({ type: 'play', version: this.table.version, seat: this.table.seat, option })) this.#clear()
    else {
      this.#sentAt = -1
      this.plan = []
    }
    this.pending = ''
  }

  async undo(): Promise<void> {
    if (!this.table?.undo?.possible || this.isBusy) return
    this.#clear()
    this.plan = []
    this.#sentAt = -1
    await this.#send({ type: 'undo', version: this.table.version, seat: this.table.seat })
  }

  async rewind(number: number): Promise<void> {
    this.plan = []
    this.#sentAt = -1
    if (await this.#send({ type: 'rewind', version: this.table?.version, number })) this.backToNow()
  }

  async askHint(): Promise<void> {
    const table = this.table
    if (!this.asked) toast(t('page-table-hint-later'))
    if (!table || !this.asked || this.isThinking) return
    this.isThinking = true
    try {
      // Nobody has to wait for it: players who have already chosen need no hint.
      const { data } = await this.client.send({ type: 'hint', version: table.version, seat: table.seat })
      if (table.number === this.table?.number) this.hint = data as HintData
    } catch (error) {
      complain(error)
    } finally {
      this.isThinking = false
    }
  }

  /** Open the prepared answers, where there is a question that one can prepare for. */
  planAhead(): void {
    this.isPlanning = (this.table?.prepared ?? null) !== null && this.curtainFor === null
  }

  async look(number: number): Promise<void> {
    this.past = (await this.#ask<PositionData>({ type: 'look', number, seat: this.table?.seat ?? null })) ?? this.past
  }

  backToNow(): void {
    this.past = null
  }

  async pace(change: { speed?: string; paused?: boolean }): Promise<void> {
    await this.#send({ type: 'pace', ...change })
  }

  /** Space: pause, resume, or one move while paused. */
  async step(): Promise<void> {
    await this.#send(this.table?.settings.paused ? { type: 'step' } : { type: 'pace', paused: true })
  }

  async tell(command: Command): Promise<void> {
    await this.#send(command)
  }

  async lift(seat: number): Promise<void> {
    await this.client.lookFrom(seat)
    this.lifted = seat
  }

  #clear(): void {
    this.picked = null
    this.hint = null
  }

  async #send(command: Command): Promise<boolean> {
    return (await this.#ask(command)) !== undefined
  }

  async #ask<T>(command: Command): Promise<T | undefined> {
    this.#busy = true
    try {
      return ((await this.client.send(command)).data ?? null) as T
    } catch (error) {
      complain(error)
      return undefined
    } finally {
      this.#busy = false
    }
  }

  // --- automatic effects; called once by the page ---

  watch(): void {
    $effect(() => this.#foreseeAll())
    $effect(() => this.#goOn())
    $effect(() => this.#answerAlone())
    $effect(() => this.#endAlone())
    $effect(() => {
      // The curtain is still down: load only what everybody may see.
      if (this.isHotSeat && this.lifted === null && this.table?.seat !== null && this.table?.status === 'playing')
        void this.client.lookFrom(null)
    })
  }

  /** Position, seat and language: changes are requested anew for each. */
  get #moment(): string {
    return `${this.table?.number} ${this.table?.seat} ${this.table?.asked?.sentence}`
  }

  #foreseeAll(): void {
    const table = this.table
    const of = this.#moment
    if (!table?.asked || this.#forecast.of === of) return
    const { version, seat } = table
    this.#forecast = { of, options: {}, plans: {} }
    this.#asked.clear()
    this.#learn({ type: 'changes', version, seat }, of, ({ options }) => ({ ...this.#forecast, options }))
  }

  /** The server's answer counts only if the table hasn't moved on. Options can be chosen without it. */
  #learn(command: Command, of: string, learnt: (answer: ChangesAnswer) => Forecast): void {
    this.client
      .send(command)
      .then(({ data }) => {
        if (of === this.#moment) this.#forecast = learnt(data as ChangesAnswer)
      })
      .catch(() => undefined)
  }

  /** The next purchase of a basket, once the previous one is done. A question in between is answered first. */
  #goOn(): void {
    const [next] = this.plan
    const asked = this.table?.asked
    if (!next || !asked || this.isBusy || this.past) return
    if (asked.options.some((option) => option.text === next)) void this.play(...this.plan)
    else if (asked.question === 'TakeTurn') {
      this.plan = []
      const refused = asked.refusals.find((refusal) => next.startsWith(refusal.what))
      toast(t('page-table-plan-stopped', because(refused?.sentence)), 'wrong')
    }
  }

  /** The only answer to a prompt, with its position: other updates of the table don't restart the wait. */
  #single = $derived.by(() => {
    const asked = this.table?.asked
    if (!asked?.only_one || !isPrompt(asked.question, this.table?.game ?? '') || this.curtainFor) return ''
    return `${this.table?.number} ${asked.options[0]?.text ?? ''}`
  })

  /** The end of one's turn, if nothing else that matters is on offer and nothing was picked; with its position. */
  #end = $derived.by(() => {
    const asked = this.table?.asked
    const game = this.table?.game ?? ''
    const [only, more] = asked?.options.filter((option) => !isAside(option, asked.question, game)) ?? []
    if (!only || more || this.picked || this.curtainFor || !isEnd(only, game)) return ''
    return `${this.table?.number} ${only.text}`
  })

  /** After a moment, in which the last choice can still be undone. */
  #endAlone(): (() => void) | undefined {
    if (!this.#end || !settings.autoEnd || this.past || this.isBusy) return undefined
    const text = this.#end.replace(/^\d+ /, '')
    const timer = setTimeout(() => void this.play(text), END_AFTER)
    return () => clearTimeout(timer)
  }

  /** UI-T24: after a delay that reveals nothing about the hand. */
  #answerAlone(): (() => void) | undefined {
    if (!this.#single || !settings.autoAnswer) return undefined
    const text = this.#single.replace(/^\d+ /, '')
    const wait = HURRY.least + Math.random() * (HURRY.most - HURRY.least)
    const timer = setTimeout(() => void this.play(text), wait)
    return () => clearTimeout(timer)
  }
}

/** A reason, if there is one, as arguments of a sentence. */
function because(why: string | undefined): Record<string, string> {
  return { has: why ? 'yes' : 'no', why: why ?? '' }
}

/** What went wrong, in words; a stale answer has changed nothing (UI-T14). */
function complain(error: unknown): void {
  if (!(error instanceof ServerError)) throw error
  const id = `page-table-error-${error.code}`
  const why = error.refusals[0]?.sentence
  toast(hasText(id) ? t(id, because(why)) : sayError(error), 'wrong')
}
