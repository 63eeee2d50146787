/** What a seat sees of a table of Happy Nation, as src/felicity/games/nation/view.py makes it. */

export type Character = 'builder' | 'farmer' | 'entertainer' | 'doctor' | 'banker'
export type Product = 'house' | 'bread' | 'ticket' | 'medicine'
export type Step = 'setup' | 'loans' | 'day' | 'home_and_dinner' | 'prices'

export const PRODUCTS: readonly Product[] = ['house', 'bread', 'ticket', 'medicine']

export interface Bank {
  on_offer: number[]
  reserve: number[]
  return: number
}

export interface NationBoard {
  supply: Record<Product, number> | null // never runs out
  mat_money: number | null // not counted
  mat_counted: number
  explorer_deck: number
  explorer_discards: string[]
  sickness_out: boolean
  bank: Bank | null
}

/** All money by origin; what went back is negative, so that the sum is all the money there is. */
export interface Ledger {
  started: number
  printed: number
  lent: number
  repaid: number
  from_supply: number
  to_supply: number
}

export interface Loan {
  amount: number
  balance: number
  opening: boolean
  due: [interest: number, payback: number][]
}

export interface NationPlayer {
  seat: number
  character: Character | null
  eliminated: boolean
  happiness: number
  points: Record<string, number>
  money: number | null // not counted
  houses: number
  bread: number
  tickets: number
  medicine: number
  for_sale: number
  price: number
  level: number
  hours: number
  visited: number[]
  borrowed: boolean
  enjoyed: number
  sold: number
  sold_abroad: number
  sick: number
  hand: number
  hand_known: string[]
  loan: Loan | null
}

export interface NationView {
  game: 'nation'
  seat: number | null
  round: number
  step: Step
  starter: number
  active: number
  ending: string
  target: number
  asked_in_vain: number[]
  board: NationBoard
  money: Ledger | null
  players: NationPlayer[]
  to_act: number | null
  question: string
  number: number
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

/** UI-G11: what would happen in the morning with the money of this evening. */
export function dangerOf(player: NationPlayer): 'none' | 'interest' | 'level' | 'out' {
  const { loan, money } = player
  if (!loan || money === null || money >= rateOf(loan)) return 'none'
  if (money >= (loan.due[0]?.[0] ?? 0)) return 'interest'
  return player.level > 1 ? 'level' : 'out'
}
