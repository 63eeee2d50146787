/** What the page of a game brings: `games/<game>/index.ts` has it as its default, and everything shared asks here instead of naming games. */

import type { Component } from 'svelte'
import type { Drawn } from '../choices/changes'
import type { Desk } from '../choices/desk'
import type { Doubt } from '../choices/doubt'
import type { IconName } from '../theme/icons'
import type { ChangesData, LoggedEvent, OptionData, RefusalData, ResultData, SeatData } from '../net/api'
import type { SoundName } from '../sound'
import type { Flight } from './flights'

/** What every part of a game's table is given. Each game knows the shape of its own view. */
export interface TableProps<View = Record<string, unknown>> {
  game: string
  view: View
  seats: SeatData[]
  /** All that had happened by then. */
  events: readonly LoggedEvent[]
  offers: OptionData[]
  /** What can't be done now, and why. */
  refusals: RefusalData[]
  /** The texts of the offers that belong to what was picked; `slowly`: they are looked at first, even if it is one. Absent: nothing can be picked. */
  onpick?: ((texts: string[], slowly?: boolean) => void) | undefined
  /** Of the bots. */
  speed: string
  /** Of the table: the house rules. */
  options: Record<string, unknown>
  /** What the option under the pointer would change. */
  thought: ChangesData | null
  /** In the frame of one screen, or in the long form of phones. */
  isFramed: boolean
}

export type AnswerComponent = Component<{ desk: Desk }>

/** Something counted: the trio of icon, word and number (UI-L6). */
export interface Counted {
  id: string
  icon: IconName
  word: string
  value: string
  /** More of it is worse. */
  isBurden?: boolean
}

/** A player in short: the figures that decide the race, and a few words. */
export interface PlateData {
  counters: Counted[]
  /** Cards in the hand. */
  hand?: number | undefined
  /** Who or where they are: a career, a trait, a place. */
  about?: string | undefined
}

/** A part of a long board that is worth a jump of its own. */
export interface Place {
  id: string
  /** The sentence that names it. */
  text: string
}

/** Something that deserves its second: a round card, a goal that was reached. */
export interface Moment {
  /** `round` replaces the card that every game's rounds have. */
  id: string
  title: string
  about?: string
  /** With a little confetti. */
  isGood?: boolean
  /** What has to come to rest before, in ms at normal speed: it mustn't tell what a wheel is about to show. */
  after?: number
  sound?: SoundName
}

/** How a choice is named on the plate and in the ticker. */
export interface Deed {
  event: LoggedEvent
  /** On the plate, in about four words; without them it is the event's sentence. */
  words?: string
}

/** Something that happened and is worth more than a line in the log. */
export interface Notice {
  event: LoggedEvent
  /** Done to oneself: it stays until it was seen. */
  stays: boolean
  /** What has to come to rest before, in ms at normal speed. */
  after?: number
}

export interface EndingProps {
  view: Record<string, unknown> | null
  seats: SeatData[]
  result: ResultData
}

export interface GamePage<View = Record<string, unknown>> {
  /** Is everything here that it draws with: the figures of its cards? Until then nothing is drawn. */
  isReady?: () => boolean
  /** The common table. */
  Board: Component<TableProps<View>>
  /** One's own things. */
  Dock: Component<TableProps<View>>
  /** All that is open of one player. */
  Player: Component<TableProps<View> & { seat: number }>
  /** The others one below the other, in the long form of phones. */
  Others: Component<TableProps<View>>
  plate: (view: View, seat: number) => PlateData
  /** What one has, in the status bar of phones; of every game these are shown: coins, happiness, reputation. */
  counters?: (view: View, seat: number) => Counted[]
  /** Where the game stands, if it has a name for it (UI-T3): «Adult 2 of 4 · actions». */
  moment?: (view: View) => string
  places?: readonly Place[]

  /** By question. */
  answers: Readonly<Record<string, AnswerComponent>>
  /** For every other question; without it they get the plain list. */
  Answer?: AnswerComponent
  /** Questions within one's own move: the step before can be taken again (UI-T9). */
  steps?: readonly string[]
  /** Questions that answer to another's move; they wait even when there is one answer (UI-T24). */
  prompts?: readonly string[]
  /** Which of the counters that an option changes, or that the log tells changes of, are drawn. */
  drawn?: readonly Drawn[]
  /** Kinds of events that an option is known to set off, with the sentence that says so beside it. */
  warnings?: Readonly<Record<string, string>>
  /** The kind of event that ends the game. */
  end?: string
  /** What is asked about once more. */
  doubt?: (option: OptionData, desk: Desk) => Doubt | null
  /** The groups of options in their order: what a turn is spent on comes first, what is free after it. */
  groups?: readonly string[]
  /** Kinds of options that are commands: pinned below the answers, and always in sight. */
  pinned?: readonly string[]
  /** Kinds of options that only end the turn: with nothing else to do they are chosen by themselves, unless somebody dislikes that. */
  ends?: readonly string[]
  /** Options that nobody has to be asked about: they are offered where they lie, and don't keep a turn from ending by itself. */
  isAside?: (option: OptionData, question: string) => boolean
  /** Why an option would be wasted, as a sentence: it is dimmed, says so, and is asked about once more. */
  wasted?: (option: OptionData, changes: ChangesData, view: View) => string
  /** Is an option asked about once more, so that a click on the table only shows it? */
  isGrave?: (option: OptionData, changes: ChangesData, view: View) => boolean
  /** A click on the table only shows what is offered there, even if it is one thing. */
  isCareful?: boolean
  /** Why nothing is offered at a spot (UI-T8), if the server says so. */
  refusalAt?: (spot: string, refusals: readonly RefusalData[]) => RefusalData | undefined

  /** Kinds of events that the table does by itself, such as refills: quieter in the log, and nobody's deed. */
  routine?: readonly string[]
  /** What names a choice, of all that followed from it; none: it isn't worth a word. Without it every event is a deed. */
  deed?: (move: readonly LoggedEvent[]) => Deed | undefined
  /** Which pieces move when something happens, as this seat sees it. */
  flights?: (events: readonly LoggedEvent[], seat: number | null) => Flight[]
  /** Rounds are many and short: they begin without a card. */
  hasQuietRounds?: boolean
  /** What deserves a moment of its own. */
  moments?: (events: readonly LoggedEvent[], view: View, seat: number | null) => Moment[]
  /** What lies face up, large, over the board until it is done: an event, a card that was drawn. It draws nothing while there is none. */
  Revealed?: Component<TableProps<View>>
  /** What of the news is worth a word to this seat. */
  notices?: (events: readonly LoggedEvent[], seat: number | null) => Notice[]
  /** What is told about its end beside points and story, with the sentence over it. */
  ending?: { title: string; Ending: Component<EndingProps> }
  /** What is told below the chart of figures that are made of parts, with the sentences over it. */
  accounts?: { title: string; about: string; Accounts: Component<EndingProps> }
}
