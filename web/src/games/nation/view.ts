/** What a seat sees of a table of Happy Nation: the types are the engine's own, by way of the server's OpenAPI document. */

import type { components } from './schema'

type Shapes = components['schemas']
export type NationView = Shapes['NationView']
export type NationBoard = Shapes['NationBoard']
export type NationPlayer = Shapes['NationPlayer']
export type Bank = Shapes['NationBank']
export type Ledger = Shapes['NationLedger']
export type Loan = Shapes['NationLoan']
export type Character = NonNullable<NationPlayer['character']>
export type Product = keyof NonNullable<NationBoard['supply']>
export type Step = NationView['step']

export const PRODUCTS: readonly Product[] = ['house', 'bread', 'ticket', 'medicine']

/** A round goes through these; without a banker nobody owes anything. */
export function stepsOf(view: NationView): (Step | 'night')[] {
  const day = ['day', 'home_and_dinner', 'prices', 'night'] as const
  return view.board.bank || !view.round ? ['loans', ...day] : [...day]
}

/** What each character makes; the Banker offers loans instead. */
export const MAKES: Readonly<Record<Character, Product | null>> = {
  builder: 'house',
  farmer: 'bread',
  entertainer: 'ticket',
  doctor: 'medicine',
  banker: null,
}

/** Where the goods of a kind stand in a player's view. */
export const STORED = { house: 'houses', bread: 'bread', ticket: 'tickets', medicine: 'medicine' } as const

export function playerOf(view: NationView, seat: number | null): NationPlayer | undefined {
  return view.players.find((player) => player.seat === seat)
}

export function bankerOf(view: NationView): NationPlayer | undefined {
  return view.players.find(({ character }) => character === 'banker')
}

export function productOf(player: NationPlayer): Product | null {
  return player.character && MAKES[player.character]
}

/** Money by origin, in parts that add up to all the money there is. */
export function originsOf(ledger: Ledger): { id: 'start' | 'printing' | 'loans' | 'supply'; money: number }[] {
  return [
    { id: 'start', money: ledger.started },
    { id: 'printing', money: ledger.printed },
    { id: 'loans', money: ledger.lent + ledger.repaid },
    { id: 'supply', money: ledger.from_supply + ledger.to_supply },
  ]
}

/** The rate that is due next. */
export function rateOf(loan: Loan | null): number {
  const [interest = 0, payback = 0] = loan?.due[0] ?? []
  return interest + payback
}

/** What an evening with so much in storage is like; from `good` on it is a good one. */
export function eveningOf(number: number, good: number): 'bad' | 'even' | 'good' {
  return number === 0 ? 'bad' : number >= good ? 'good' : 'even'
}

/** UI-G11: what would happen in the morning with the money of this evening. */
export function dangerOf(player: NationPlayer): 'none' | 'interest' | 'level' | 'out' {
  const { loan, money } = player
  if (!loan || money === null || money >= rateOf(loan)) return 'none'
  if (money >= (loan.due[0]?.[0] ?? 0)) return 'interest'
  return player.level > 1 ? 'level' : 'out'
}
