/** A table being set up on the start page (UI-S3), and the request for it. */

import { shelfData, usualPlayers, type ShelfData } from '../../lib/games/shelf'
import type { GameData, NewTable } from '../../lib/net/api'
import { wishOf, type Pace, type Then } from '../../lib/time/time'
import { chosenPack, keptPack, type KeptPack } from '../../lib/packs/kept.svelte'
import { isSite } from '../../lib/prefix'
import { myName, settings } from '../../lib/settings.svelte'
import { t } from '../../lib/text.svelte'

const ALL = ['you', 'here', 'link', 'easy', 'normal', 'hard', 'expert'] as const
export type Sitter = (typeof ALL)[number]
/** Without a server nobody else can sit down. */
export const SITTERS: readonly Sitter[] = isSite ? ALL.filter((sitter) => sitter !== 'link') : ALL
export type Value = boolean | number | string

/** The option for the starting seat. */
const STARTER = 'starting_player'

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
  open = $state(false)
  pace = $state<Pace>('none')
  days = $state<number>(3)
  /** What happens when somebody's time is up. */
  then = $state<Then>('move')
  /** The name of the saved house cards. */
  pack = $state('')

  facts: GameData = $state.raw({} as GameData)

  constructor(facts: GameData) {
    this.facts = facts
    this.setMode(facts.default_mode)
    this.pack = chosenPack(facts.id)?.id ?? ''
  }

  /** The house cards, if the chosen ones are for this game. */
  get housePack(): KeptPack | undefined {
    const pack = keptPack(this.pack)
    return pack?.game === this.facts.id ? pack : undefined
  }

  /** The same table with an expansion, or without: the seats stay, and so do house rules that both have. */
  use(facts: GameData): void {
    if (facts === this.facts) return
    this.facts = facts
    this.options = Object.fromEntries(Object.entries(this.options).filter(([name]) => name in facts.options))
  }

  get span(): [number, number] {
    return this.spanOf(this.mode)
  }

  /** Including the extra chair that an option allows, if several play. */
  spanOf(mode: string): [number, number] {
    const [least = 1, most = 1] = this.facts.modes[mode]?.players ?? []
    return [least, most > 1 && this.#oneMore ? most + 1 : most]
  }

  /** The option for the extra chair follows from the number of players: it can't be wrong. */
  get #chairs(): Record<string, Value> {
    return this.#oneMore && this.#isOneMore ? { [this.#oneMore.option]: true } : {}
  }

  get #isOneMore(): boolean {
    return this.seats.length > (this.facts.modes[this.mode]?.players[1] ?? this.seats.length)
  }

  get #oneMore(): ShelfData['oneMore'] {
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

  /** Somebody sits down. There is only one «you»: the previous occupant goes to the chair that you left. */
  sit(at: number, sitter: Sitter): void {
    const seat = this.seats[at]
    if (!seat) return
    const left = sitter === 'you' ? this.seats.findIndex((other) => other.sitter === 'you') : -1
    if (left >= 0) this.swap(at, left)
    else seat.sitter = sitter
  }

  /** Two swap places; what a chair plays as stays with it. */
  swap(at: number, other: number): void {
    const [one, two] = [this.seats[at], this.seats[other]]
    if (!one || !two) return
    const { sitter, name } = one
    Object.assign(one, { sitter: two.sitter, name: two.name })
    Object.assign(two, { sitter, name })
  }

  /** The house rules that apply in this mode, with the values that fit the table. Roles and the extra chair are set at the seats. */
  get rules(): [string, GameData['options'][string]][] {
    const { role, oneMore, onlyIn } = shelfData(this.facts.id)
    return Object.entries(this.facts.options)
      .filter(([name]) => name !== role?.option && name !== oneMore?.option)
      .filter(([name]) => onlyIn?.[name]?.includes(this.mode) ?? true)
      .filter(([name]) => name !== STARTER || this.seats.length > 1)
      .map(([name, rule]) => [name, { ...rule, values: rule.values.filter((value) => this.#fits(name, value)) }])
  }

  #fits(name: string, value: Value): boolean {
    if (name === STARTER) return !(Number(value) > this.seats.length)
    const needed = this.#isOneMore ? this.#oneMore?.needs?.[name] : undefined
    if (needed !== undefined) return value === needed
    const match = shelfData(this.facts.id).matches?.find(({ option }) => option === name)
    const other = match && this.facts.options[match.to]
    return !other || (match.values[String(this.valueOf(match.to, other))]?.includes(String(value)) ?? true)
  }

  /** The value of a house rule: the chosen one as long as it fits, else the default, else one that fits. */
  valueOf(name: string, { values, default: usual }: GameData['options'][string]): Value {
    const wished = this.options[name] ?? (usual as Value)
    const fitting = [wished, usual as Value].find((value) => !values.length || values.includes(value))
    return fitting ?? (values[0] as Value)
  }

  get teaching(): boolean {
    return this.#teaching
  }

  /** Presets for a first game; they can be changed. */
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

  /** House rules that differ from the game's defaults. */
  get changed(): Record<string, Value> {
    const found = this.rules.map(([name, rule]) => [name, this.valueOf(name, rule)] as const)
    return Object.fromEntries(found.filter(([name, value]) => value !== this.facts.options[name]?.default))
  }

  get #roles(): Record<string, string> {
    const role = shelfData(this.facts.id).role
    if (!role || !this.seats.some((seat) => seat.role)) return {}
    return { [role.option]: this.seats.map((seat) => seat.role || '-').join(',') }
  }

  wish(): NewTable {
    return {
      game: this.facts.id,
      mode: this.mode,
      players: this.seats.length,
      options: { ...this.changed, ...this.#roles, ...this.#chairs },
      pack: this.housePack ? { name: this.housePack.name, files: this.housePack.files } : null,
      seed: this.seed.trim(),
      chance: 'secure',
      seats: this.seats.map(seatWish),
      speed: settings.speed,
      watch: this.hasLink ? this.watch : null,
      open: this.hasLink && this.open,
      talk: null,
      auto: this.auto,
      teaching: this.teaching,
      time: wishOf(this.pace, this.days, this.then),
      start: !this.hasLink,
      lang: settings.lang,
    }
  }
}

function seatWish({ sitter, name }: SeatDraft, at: number): NonNullable<NewTable['seats']>[number] {
  if (sitter === 'link') return { kind: 'link', name: '', level: 'normal' }
  if (sitter === 'you') return { kind: 'you', name, level: 'normal' }
  // The curtain needs names for people.
  if (sitter === 'here') return { kind: 'you', name: name || t('page-start-player', { seat: at + 1 }), level: 'normal' }
  return { kind: 'bot', name, level: sitter }
}
