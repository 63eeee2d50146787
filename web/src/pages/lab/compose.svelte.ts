/** A study as it is being composed, and the request for it. */

import { ownQuestions, type LabQuestion } from '../../lib/games/lab'
import { shelfData, usualPlayers } from '../../lib/games/shelf'
import type { GameData } from '../../lib/net/api'
import type { StudyData, StudyWish } from '../../lib/net/lab'
import { keptPack } from '../../lib/packs/kept.svelte'
import type { Edits, Pack } from '../../lib/packs/pack'

export type Value = boolean | number | string
export const GAMES = 200 // enough to see clear differences, in a few minutes
export const UNTIL = 5
export const USUAL_BOT = 'greedy'
const WEAK_BOT = 'random'
/** How a second design may differ. */
export const KINDS = ['none', 'option', 'card', 'bots', 'pack'] as const
export type Kind = (typeof KINDS)[number]
/** House cards of the second design: those saved in this browser, or as a study names them; `none` are the game's own. */
const OWN_CARDS = 'none'

export interface Question {
  id: string
  /** The key of its sentence. */
  text: string
  about: string
  ask: (composer: Composer) => void
}

export class Composer {
  facts: GameData = $state.raw({} as GameData)
  mode = $state('')
  players = $state(2)
  bots: string[] = $state([])
  ending: 'games' | 'until' = $state('games')
  games = $state(GAMES)
  until = $state(UNTIL)
  seed = $state('1')
  rotate = $state(true)
  options: Record<string, Value> = $state({})
  cards: Edits = $state.raw({})
  pack = $state('')
  kind: Kind = $state('none')
  otherOptions: Record<string, Value> = $state({})
  otherCards: Edits = $state.raw({})
  otherBots: string[] = $state([])
  otherPack = $state('')

  constructor(facts: GameData) {
    this.begin(facts)
  }

  /** A default study of a game. */
  begin(facts: GameData): void {
    this.facts = facts
    Object.assign(this, {
      ending: 'games',
      games: GAMES,
      until: UNTIL,
      seed: '1',
      rotate: true,
      options: {},
      cards: {},
      pack: '',
    })
    this.bots = []
    this.setMode(facts.default_mode)
    this.fill([USUAL_BOT])
    this.compareNothing()
  }

  compareNothing(): void {
    Object.assign(this, { kind: 'none', otherOptions: {}, otherCards: {}, otherBots: [], otherPack: '' })
  }

  get span(): [number, number] {
    const [least = 1, most = 1] = this.facts.modes[this.mode]?.players ?? []
    return [least, most]
  }

  setMode(mode: string): void {
    this.mode = mode
    this.setPlayers(this.players > 1 && this.bots.length ? this.players : usualPlayers(this.facts.id, mode))
  }

  setPlayers(players: number): void {
    const [least, most] = this.span
    this.players = Math.min(Math.max(players, least), most)
    this.bots = filled(this.bots, this.players)
    if (this.otherBots.length) this.otherBots = filled(this.otherBots, this.players)
  }

  fill(bots: readonly string[]): void {
    this.bots = filled(bots, this.players)
  }

  /** The house rules that apply in this mode; what each seat plays as is dealt. */
  get rules(): [string, GameData['options'][string]][] {
    const { role, onlyIn } = shelfData(this.facts.id)
    return Object.entries(this.facts.options)
      .filter(([name]) => name !== role?.option)
      .filter(([name]) => onlyIn?.[name]?.includes(this.mode) ?? true)
  }

  /** Compare designs in this way, with a preset change. */
  compare(kind: Kind): void {
    this.kind = kind
    if (kind === 'none') this.compareNothing()
    const [name, rule] = this.rules.find(([, { values }]) => values.length > 1) ?? []
    if (kind === 'option' && name && rule && !Object.keys(this.otherOptions).length)
      this.setOther(name, this.another(name))
    if (kind === 'bots' && !this.otherBots.length)
      this.otherBots = filled([this.bots[0] === WEAK_BOT ? USUAL_BOT : WEAK_BOT, ...this.bots.slice(1)], this.players)
  }

  /** A value that the first design doesn't have. */
  another(name: string): Value {
    const rule = this.facts.options[name]
    const now = this.options[name] ?? rule?.default
    return (rule?.values.find((value) => value !== now) ?? rule?.default ?? '') as Value
  }

  setOther(name: string, value: Value): void {
    this.otherOptions = { ...this.otherOptions, [name]: value }
  }

  setOtherCard(table: string, card: string, key: string, value: unknown): void {
    this.otherCards = { [table]: { [card]: { [key]: value } } }
  }

  /** The request for the server; `cards` replaces the chosen house cards of the second design. */
  wish(cards?: Pack): StudyWish {
    const versus = { ...this.#versus(), ...(cards ? { pack: cards } : {}) }
    return {
      study: {
        game: this.facts.id,
        mode: this.mode,
        players: this.players,
        bots: [...this.bots],
        ...(this.ending === 'games' ? { games: this.games } : { until: this.until }),
        seed: this.seed.trim() || '1',
        rotate: this.rotate,
        options: this.#unusual(this.options),
        cards: this.cards,
        ...packOf('pack', this.pack),
        ...(Object.keys(versus).length ? { versus } : {}),
      },
    } as StudyWish
  }

  #versus(): Record<string, unknown> {
    if (this.kind === 'none') return {}
    return {
      ...(Object.keys(this.otherOptions).length ? { options: { ...this.otherOptions } } : {}),
      ...(Object.keys(this.otherCards).length ? { cards: this.otherCards } : {}),
      ...(this.otherBots.length ? { bots: [...this.otherBots] } : {}),
      ...packOf('pack', this.otherPack),
    }
  }

  #unusual(options: Record<string, Value>): Record<string, Value> {
    return Object.fromEntries(
      Object.entries(options).filter(([name, value]) => value !== this.facts.options[name]?.default),
    )
  }

  /** Fill the composer from a study, e.g. from a link. */
  use(facts: GameData, study: StudyData): void {
    this.begin(facts)
    this.mode = study.mode
    this.players = study.players
    this.fill(study.bots)
    this.ending = study.until ? 'until' : 'games'
    Object.assign(this, {
      games: study.until ? GAMES : study.games,
      until: study.until ?? UNTIL,
      seed: study.seed,
      rotate: study.rotate,
    })
    this.options = { ...study.options }
    this.cards = study.cards
    this.pack = study.pack
    const { versus } = study
    if (!versus) return
    this.otherOptions = { ...versus.options }
    this.otherCards = versus.cards ?? {}
    this.otherBots = versus.bots ? filled(versus.bots, this.players) : []
    this.otherPack = versus.pack ?? ''
    this.kind = this.otherPack
      ? 'pack'
      : this.otherBots.length
        ? 'bots'
        : Object.keys(this.otherCards).length
          ? 'card'
          : 'option'
  }
}

/** One for each seat; the last one fills the rest. */
export function filled(bots: readonly string[], players: number): string[] {
  return Array.from({ length: players }, (_, at) => bots[at] ?? bots.at(-1) ?? USUAL_BOT)
}

/** House cards as files if this browser has them, or by their name on the server. */
function packOf(key: string, id: string): Record<string, unknown> {
  if (!id) return {}
  const kept = keptPack(id)
  return { [key]: kept ? { name: kept.name, files: kept.files } : id }
}

/** Questions for every game, and those of the game's designers. */
export function questionsFor(facts: GameData): Question[] {
  const own = ownQuestions(facts).map((question) => ({
    id: question.id,
    text: question.text,
    about: `${question.text}.about`,
    ask: (composer: Composer) => ask(composer, question),
  }))
  const hasRoles = Boolean(shelfData(facts.id).role)
  const shared: [string, (composer: Composer) => void][] = [
    [hasRoles ? 'role' : 'seat', () => undefined],
    ['option', (composer) => composer.compare('option')],
    ['bot', (composer) => composer.fill([USUAL_BOT, ...filled([WEAK_BOT], composer.players - 1)])],
    ['card', (composer) => composer.compare('card')],
  ]
  const asked = shared.filter(
    ([id]) => id !== 'option' || Object.values(facts.options).some(({ values }) => values.length > 1),
  )
  return [
    ...own,
    ...asked
      .filter(([id]) => id !== 'role' || !own.length)
      .map(([id, fill]) => ({
        id,
        text: `page-lab-ask-${id}`,
        about: `page-lab-ask-${id}.about`,
        ask: (composer: Composer) => {
          composer.begin(facts)
          fill(composer)
        },
      })),
  ]

  function ask(composer: Composer, { mode, players, bots, versus }: LabQuestion): void {
    composer.begin(facts)
    if (mode) composer.setMode(mode)
    if (players) composer.setPlayers(players)
    if (bots) composer.fill(bots)
    composer.otherOptions = { ...versus?.options }
    composer.otherBots = versus?.bots ? filled(versus.bots, composer.players) : []
    if (versus) composer.kind = versus.bots ? 'bots' : 'option'
  }
}

export { OWN_CARDS }
