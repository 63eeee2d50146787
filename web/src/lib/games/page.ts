/** What a game's page provides: `games/<game>/index.ts` exports it as default, and shared code asks here instead of naming games. */

import type { Component } from 'svelte'
import type { Drawn } from '../choices/changes'
import type { Desk } from '../choices/desk'
import type { Doubt } from '../choices/doubt'
import type { IconName } from '../theme/icons'
import type { ChangesData, LoggedEvent, OptionData, RefusalData, ResultData, SeatData } from '../net/api'
import type { SoundName } from '../sound'
import type { Flight } from './flights'

/** The props of every part of a game's table. Each game knows the shape of its own view. */
export interface TableProps<View = Record<string, unknown>> {
  game: string
  view: View
  seats: SeatData[]
  /** All events up to then. */
  events: readonly LoggedEvent[]
  offers: OptionData[]
  /** What can't be done now, and why. */
  refusals: RefusalData[]
  /** Offers the option texts for what was picked; `slowly`: show them first, even if there is only one. Absent: nothing can be picked. */
  onpick?: ((texts: string[], slowly?: boolean) => void) | undefined
  /** Speed of the bots. */
  speed: string
  /** The table's options: the house rules. */
  options: Record<string, unknown>
  /** What the option under the pointer would change. */
  thought: ChangesData | null
  /** In the one-screen frame, or in the long form of phones. */
  isFramed: boolean
}

export type AnswerComponent = Component<{ desk: Desk }>

/** A counter: the trio of icon, word and number (UI-L6). */
export interface Counted {
  id: string
  icon: IconName
  word: string
  value: string
  /** More of it is worse. */
  isBurden?: boolean
}

/** A player in short: the counters that decide the race, and a few words. */
export interface PlateData {
  counters: Counted[]
  /** Cards in the hand. */
  hand?: number | undefined
  /** Who or where they are: a career, a trait, a place. */
  about?: string | undefined
}

/** A part of a long board with its own jump link. */
export interface Place {
  id: string
  /** The key of its name. */
  text: string
}

/** Something that deserves a moment: a round card, a goal that was reached. */
export interface Moment {
  /** `round` replaces the card that every game's rounds have. */
  id: string
  title: string
  about?: string
  /** With a little confetti. */
  isGood?: boolean
  /** Delay until something else has come to rest, in ms at normal speed: it mustn't reveal what a wheel is about to show. */
  after?: number
  sound?: SoundName
}

/** How a choice is named on the plate and in the ticker. */
export interface Deed {
  event: LoggedEvent
  /** On the plate, in about four words; otherwise the event's sentence is used. */
  words?: string
}

/** Something that happened and deserves more than a line in the log. */
export interface Notice {
  event: LoggedEvent
  /** Done to the player: it stays until seen. */
  stays: boolean
  /** Delay until something else has come to rest, in ms at normal speed. */
  after?: number
}

export interface EndingProps {
  view: Record<string, unknown> | null
  seats: SeatData[]
  result: ResultData
}

export interface GamePage<View = Record<string, unknown>> {
  /** Is everything loaded that it draws with, such as card data? Until then nothing is drawn. */
  isReady?: () => boolean
  /** The common table. */
  Board: Component<TableProps<View>>
  /** One's own things. */
  Dock: Component<TableProps<View>>
  /** Everything open about one player. */
  Player: Component<TableProps<View> & { seat: number }>
  /** The others one below the other, in the long form of phones. */
  Others: Component<TableProps<View>>
  plate: (view: View, seat: number) => PlateData
  /** What one has, in the status bar of phones; every game shows these: coins, happiness, reputation. */
  counters?: (view: View, seat: number) => Counted[]
  /** The phase of the game, if it has a name (UI-T3): «Adult 2 of 4 · actions». */
  moment?: (view: View) => string
  places?: readonly Place[]

  /** By question. */
  answers: Readonly<Record<string, AnswerComponent>>
  /** For every other question; without it they get the plain list. */
  Answer?: AnswerComponent
  /** Questions within one's own move: the previous step can be undone (UI-T9). */
  steps?: readonly string[]
  /** Questions in response to another's move; they wait even if there is only one answer (UI-T24). */
  prompts?: readonly string[]
  /** The counters to draw, of those that an option or the log may change. */
  drawn?: readonly Drawn[]
  /** Kinds of events that an option sets off, with the sentence about it beside the option. */
  warnings?: Readonly<Record<string, string>>
  /** The kind of event that ends the game. */
  end?: string
  /** What needs a confirmation. */
  doubt?: (option: OptionData, desk: Desk) => Doubt | null
  /** The groups of options in order: first what a turn is spent on, then what is free. */
  groups?: readonly string[]
  /** Kinds of options that are commands: pinned below the answers, and always visible. */
  pinned?: readonly string[]
  /** Kinds of options that only end the turn: chosen automatically if nothing else is left, unless that is switched off. */
  ends?: readonly string[]
  /** Options that need no question: they are offered on the board, and don't keep a turn from ending automatically. */
  isAside?: (option: OptionData, question: string) => boolean
  /** Why an option would be wasted, as a sentence: it is dimmed, says so, and needs a confirmation. */
  wasted?: (option: OptionData, changes: ChangesData, view: View) => string
  /** Does an option need a confirmation, so that a click on the table only shows it? */
  isGrave?: (option: OptionData, changes: ChangesData, view: View) => boolean
  /** A click on the table only shows the offers there, even if there is only one. */
  isCareful?: boolean
  /** Why nothing is offered at a spot (UI-T8), if the server says so. */
  refusalAt?: (spot: string, refusals: readonly RefusalData[]) => RefusalData | undefined

  /** Kinds of events that happen automatically, such as refills: quieter in the log, and nobody's action. */
  routine?: readonly string[]
  /** The event that names a choice, among all that followed from it; none: not worth mentioning. Without this every event is an action. */
  deed?: (move: readonly LoggedEvent[]) => Deed | undefined
  /** Which pieces move when something happens, as this seat sees it. */
  flights?: (events: readonly LoggedEvent[], seat: number | null) => Flight[]
  /** Rounds are many and short: they begin without a card. */
  hasQuietRounds?: boolean
  /** Events that deserve a moment of their own. */
  moments?: (events: readonly LoggedEvent[], view: View, seat: number | null) => Moment[]
  /** What lies face up, large, over the board until it is resolved: an event, a drawn card. Draws nothing if there is none. */
  Revealed?: Component<TableProps<View>>
  /** Which news deserve a notice for this seat. */
  notices?: (events: readonly LoggedEvent[], seat: number | null) => Notice[]
  /** What the end page tells besides points and story, with the key of its heading. */
  ending?: { title: string; Ending: Component<EndingProps> }
  /** What is told below the chart of stacked totals, with the keys of the headings. */
  accounts?: { title: string; about: string; Accounts: Component<EndingProps> }
}
