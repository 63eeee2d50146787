/** A table as it is being set up on the start page (UI-S3), and the wish that is sent for it. */

import { shelfData, usualPlayers } from '../../lib/games/shelf'
import type { GameData, NewTable } from '../../lib/net/api'
import { myName, settings } from '../../lib/settings.svelte'
import { t } from '../../lib/text.svelte'

export const SITTERS = ['you', 'here', 'link', 'easy', 'normal', 'hard'] as const
export type Sitter = (typeof SITTERS)[number]
export type Value = boolean | number | string

export interface SeatDraft {
  sitter: Sitter
  name: string
  /** What the seat plays as; "" is dealt or chosen at the table. */
  role: string
}

export class Draft {
  mode = $state('')
  seats: SeatDraft[] = $state([])
  options: Record<string, Value> = $state({})
  seed = $state('')
  #teaching = $state(false)
  auto = $state(true)
  watch = $state(true)

  facts: GameData = $state.raw({} as GameData)

  constructor(facts: GameData) {
    this.facts = facts
    this.setMode(facts.default_mode)
  }

  /** The same table with an expansion, or without: who sits where stays, and so do house rules that both know. */
  use(facts: GameData): void {
    if (facts === this.facts) return
    this.facts = facts
    this.options = Object.fromEntries(Object.entries(this.options).filter(([name]) => name in facts.options))
  }

  get span(): [number, number] {
    return this.spanOf(this.mode)
  }

  /** With the chair more that an option allows, where several play. */
  spanOf(mode: string): [number, number] {
    const [least = 1, most = 1] = this.facts.modes[mode]?.players ?? []
    return [least, most > 1 && this.#oneMore ? most + 1 : most]
  }

  /** The option of the chair more follows from who sits down: it can't be wrong. */
  get #chairs(): Record<string, Value> {
    const usual = this.facts.modes[this.mode]?.players[1] ?? this.seats.length
    return this.#oneMore && this.seats.length > usual ? { [this.#oneMore]: true } : {}
  }

  get #oneMore(): string | undefined {
    return shelfData(this.facts.id).oneMore
  }

  setMode(mode: string): void {
    this.mode = mode
    this.setPlayers(this.seats.length > 1 ? this.seats.length : usualPlayers(this.facts.id, mode))
  }

  setPlayers(players: number): void {
    const [least, most] = this.span
    const count = Math.min(Math.max(players, least), most)
    while (this.seats.length < count)
      this.seats.push(
        this.seats.length ? { sitter: 'normal', name: '', role: '' } : { sitter: 'you', name: myName(), role: '' },
      )
    this.seats.length = count
  }

  get teaching(): boolean {
    return this.#teaching
  }

  /** What suits a first game is preset, and can be changed. */
  set teaching(on: boolean) {
    this.#teaching = on
    const usual = shelfData(this.facts.id).teaching
    if (!usual) return
    this.setPlayers(on ? usual.players : usualPlayers(this.facts.id))
    for (const [name, value] of Object.entries(usual.options))
      this.options[name] = on ? value : (this.facts.options[name]?.default as Value)
  }

  get hasLink(): boolean {
    return this.seats.some((seat) => seat.sitter === 'link')
  }

  /** House rules that differ from the game's own. */
  get changed(): string[] {
    return Object.keys(this.options).filter((name) => this.options[name] !== this.facts.options[name]?.default)
  }

  get #roles(): Record<string, string> {
    const role = shelfData(this.facts.id).role
    if (!role || !this.seats.some((seat) => seat.role)) return {}
    return { [role.option]: this.seats.map((seat) => seat.role || '-').join(',') }
  }

  wish(): NewTable {
    const changed = Object.fromEntries(this.changed.map((name) => [name, this.options[name] as Value]))
    return {
      game: this.facts.id,
      mode: this.mode,
      players: this.seats.length,
      options: { ...changed, ...this.#roles, ...this.#chairs },
      seed: this.seed.trim(),
      chance: 'secure',
      seats: this.seats.map(seatWish),
      speed: settings.speed,
      watch: this.hasLink ? this.watch : null,
      auto: this.auto,
      teaching: this.teaching,
      start: !this.hasLink,
      lang: settings.lang,
    }
  }
}

function seatWish({ sitter, name }: SeatDraft, at: number): NonNullable<NewTable['seats']>[number] {
  if (sitter === 'link') return { kind: 'link', name: '', level: 'normal' }
  if (sitter === 'you') return { kind: 'you', name, level: 'normal' }
  // The curtain has to call people by something.
  if (sitter === 'here') return { kind: 'you', name: name || t('page-start-player', { seat: at + 1 }), level: 'normal' }
  return { kind: 'bot', name, level: sitter }
}
