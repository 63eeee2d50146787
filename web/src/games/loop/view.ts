/** What a seat sees of a table of LOOP, as src/felicity/games/loop/view.py makes it. */

export type Material = 'food' | 'glass' | 'metal' | 'plastic' | 'utility'
export type Favour = 'acquire' | 'barter' | 'recycle' | 'resell' | 'share'
export type Property = 'house' | 'group' | 'leaf' | 'book' | 'heart'
export type Mode = 'basic' | 'competitive' | 'coop' | 'solo'
export type Deck = 'material' | 'activity' | 'favour' | 'event'
export type Source =
  'start' | 'activities' | 'goals' | 'reputation' | 'work' | 'events' | 'depletion' | 'debt' | 'landfill'

export const MATERIALS: readonly Material[] = ['food', 'glass', 'metal', 'plastic', 'utility']
export const PROPERTIES: readonly Property[] = ['house', 'group', 'leaf', 'book', 'heart']

export interface LoopBoard {
  market: (string | null)[] // `glass`, in Solo `glass 3`; null is an empty slot
  material_deck: number
  material_deck_bottom: Material[]
  depleted: boolean
  burnt: Material[]
  removed: Material[]
  central_landfill: Material[]
  stage: (string | null)[] // activities, by id
  activity_deck: number
  activity_discard: string[]
  favour_deck: number
  favour_discard: Favour[]
  favour_discard_hidden: number
  favour_discard_hidden_known: Favour[]
  event_deck: number
  event_discard: string[]
  credit_cards: number | null // null: without limit
  tops: Partial<Record<Deck, string>> // of those decks whose top card the seat has seen
}

export interface LoopTurn {
  action: 'not_yet' | 'work' | 'buy' | 'consume' | 'stopgap'
  bought: number
  consumed: number
  spent: number
  favours_played: number
  ability_used: boolean
  applied: number
}

export interface LoopPlayer {
  seat: number
  career: string | null // null until the careers are open
  happiness: number
  zone: number
  reputation: number
  coins: number
  materials: string[] // `glass 3`, `glass 3 forged from metal`, `glass 3 shared 1`
  landfill: Material[]
  activities: string[]
  completed: number
  achieved: string[]
  goals: number
  goals_known?: string[]
  goals_met?: boolean[] // of each of them
  goals_lacking?: Partial<Record<Property, number>>[] // the icons that each of them still lacks
  hand: number
  hand_known: Favour[]
  played: Favour[]
  face_down: (string | null)[]
  debts: number[] // coins that lie on each credit card
  debts_due: boolean[]
  debt_penalty: number // happiness that the end of the game would take for them now
  landfill_penalty: number
  points: Record<Source, number>
  career_chosen: boolean
  dealt?: string[]
  sealed?: string
}

export interface LoopView {
  game: 'loop'
  mode: Mode
  seat: number | null
  round: number
  starter: number
  active: number
  in_turn: boolean
  ending: 'running' | 'happiness' | 'depletion' | 'round_limit'
  board: LoopBoard
  event: string | null
  event_begins_next_turn: boolean
  turn: LoopTurn
  favour_on_table: string | null
  favour_asked: string | null
  favour_offered: string | null
  players: LoopPlayer[]
  to_act: number | null
  question: string
  number: number
  options?: string[]
}

/** A material as it lies somewhere. Without a quality it lies in a market that shows none. */
export interface Held {
  type: Material
  quality: number | null
  forgedFrom: Material | null
  shares: number
}

/** Read what the engine writes: `glass 3 forged from metal shared 1`. */
export function held(text: string): Held {
  const words = text.split(' ')
  const after = (word: string, steps: number): string | undefined => {
    const at = words.indexOf(word)
    return at < 0 ? undefined : words[at + steps]
  }
  return {
    type: words[0] as Material,
    quality: words[1] ? Number(words[1]) : null,
    forgedFrom: (after('forged', 2) as Material | undefined) ?? null,
    shares: Number(after('shared', 1) ?? 0),
  }
}

/** The name that the two cards of an activity share: `dance-1` is a `dance`. */
export function activityName(id: string): string {
  return id.replace(/-\d+$/, '')
}

export function playerOf(view: LoopView, seat: number): LoopPlayer | undefined {
  return view.players.find((player) => player.seat === seat)
}
