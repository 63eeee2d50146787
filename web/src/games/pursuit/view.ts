/** What a seat sees of a table of The Pursuit of Happiness, as src/felicity/games/pursuit/view.py makes it. */

export type Good = 'knowledge' | 'creativity' | 'influence' | 'money'
export type Action =
  | 'study'
  | 'play'
  | 'interact'
  | 'temp_job'
  | 'take_project'
  | 'spend'
  | 'get_job'
  | 'develop_relationship'
  | 'overtime'
  | 'rest'
export type RowName = 'projects' | 'items' | 'jobs' | 'partners'
export type Age = 'teen' | 'adult' | 'old_age'
export type Side = 'woman' | 'man'

export const GOODS: readonly Good[] = ['knowledge', 'creativity', 'influence', 'money']
export const ACTIONS: readonly Action[] = [
  'study', 'play', 'interact', 'temp_job', 'rest', 'take_project', 'spend', 'get_job', 'develop_relationship', 'overtime',
] // prettier-ignore
export const ROWS: readonly RowName[] = ['projects', 'items', 'jobs', 'partners']

export interface Tracks {
  ages: Age[]
  old_age_stress: number[]
  next_old_age_stress: number
  /** Hourglasses more or fewer, from left to right. */
  stress_sections: number[]
  stress_last: number
  sth: [number, number]
  slots: number
}

export interface OpenRow {
  cards: (string | null)[]
  pile: number
  discards: string[]
}

export interface GroupState {
  card: string
  /** Who covers each role. */
  roles: (number | null)[]
  /** How many more each player may cover, in seat order. */
  left: number[]
}

export interface GoalState {
  goal: string
  /** In seat order. */
  standing: number[]
  achieved_by: number | null
}

export interface Held {
  card: string
  level: number
  hourglasses?: number
  side?: Side
}

export interface PursuitPlayer {
  seat: number
  alive: boolean
  died_in_round: number | null
  trait: string | null
  traits_dealt: string[] | number
  knowledge: number
  creativity: number
  influence: number
  money: number
  stress: number
  section: number
  hourglasses_next_round: number
  stress_next_round: number
  dies_next_round: boolean
  sth: number
  lth: number
  slots_used: number
  projects: Held[]
  items: Held[]
  activities: Held[]
  partners: Held[]
  job: string | null
  /** Cards whose upkeep is still to be settled. */
  due: string[]
  /** An order in which they, or as many of them as possible, can be paid. */
  paying_order: string[]
  finished: Held[]
  enjoyed: Held[]
  retired: string[]
  highest_job: number
  hourglasses: number
  unused: number
  spaces: Partial<Record<Action, number>>
  /** Where another hourglass gives stress. */
  repeats: Action[]
  spent: number
}

export interface PursuitView {
  game: 'pursuit'
  mode: 'standard' | 'solo'
  seat: number | null
  round: number
  age: Age
  phase: 'setup' | 'upkeep' | 'action' | 'end_of_round' | 'over'
  starter: number
  first: number
  active: number
  board: {
    tracks: Tracks
    closed: Action[]
    rows: Record<RowName, OpenRow>
    groups: GroupState[]
    goals: GoalState[]
  }
  players: PursuitPlayer[]
  to_act: number | null
  question: string
  number: number
}

export function playerOf(view: PursuitView, seat: number | null): PursuitPlayer | undefined {
  return view.players.find((player) => player.seat === seat)
}

/** Which of the rounds of its age a round is: the second of four. */
export function placeInAge(ages: readonly Age[], round: number): { age: Age; at: number; of: number } {
  const age = ages[Math.max(0, round - 1)] ?? 'teen'
  return {
    age,
    at: ages.slice(0, round).filter((each) => each === age).length,
    of: ages.filter((each) => each === age).length,
  }
}

/** Everything that takes one of the slots, in the order in which it lies there. */
export function slotCards(player: PursuitPlayer): Held[] {
  return [...player.projects, ...(player.job ? [{ card: player.job, level: 1 }] : []), ...player.partners]
}

/** A card in front of a player, with its level. */
export function heldBy(player: PursuitPlayer | undefined, card: string): Held | undefined {
  return player && [...slotCards(player), ...player.items, ...player.activities].find((held) => held.card === card)
}
