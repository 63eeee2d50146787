/** What a seat sees of a table of The Pursuit of Happiness: the types are the engine's own, by way of the server's OpenAPI document. */

import type { components } from './schema'

type Shapes = components['schemas']
export type PursuitView = Shapes['PursuitView']
export type PursuitPlayer = Shapes['PursuitPlayer']
export type Tracks = Shapes['PursuitTracks']
export type OpenRow = Shapes['PursuitRow']
export type GroupState = Shapes['PursuitGroup']
export type GoalState = Shapes['PursuitGoal']
export type Held = Shapes['PursuitHeld']
export type Action = keyof PursuitPlayer['spaces']
export type RowName = keyof Shapes['PursuitRows']
export type Age = PursuitView['age']
export type Side = NonNullable<Held['side']>
export type Good = Extract<keyof PursuitPlayer, 'knowledge' | 'creativity' | 'influence' | 'money'>

export const GOODS: readonly Good[] = ['knowledge', 'creativity', 'influence', 'money']
export const ACTIONS: readonly Action[] = [
  'study', 'play', 'interact', 'temp_job', 'rest', 'take_project', 'spend', 'get_job', 'develop_relationship', 'overtime',
] // prettier-ignore
export const ROWS: readonly RowName[] = ['projects', 'items', 'jobs', 'partners']

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

/** What was lived and lies in the album: finished projects, enjoyed activities, jobs one has retired from. */
export function livedBy(player: PursuitPlayer): Held[] {
  return [...player.finished, ...player.enjoyed, ...player.retired.map((card) => ({ card, level: 1 }))]
}

/** A card in front of a player, with its level. */
export function heldBy(player: PursuitPlayer | undefined, card: string): Held | undefined {
  return player && [...slotCards(player), ...player.items, ...player.activities].find((held) => held.card === card)
}
