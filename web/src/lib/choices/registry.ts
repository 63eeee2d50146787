/** The component for a question: the game's own for it, the game's general one, or the plain list. */

import { pageOf } from '../games/pages.svelte'
import type { AnswerComponent } from '../games/page'
import type { OptionData } from '../net/api'
import ListChoice from './ListChoice.svelte'

export function choiceFor(question: string, game: string): AnswerComponent {
  const page = pageOf(game)
  return page?.answers[question] ?? page?.Answer ?? ListChoice
}

/** A command, pinned below the answers. */
export function isPinned({ kind }: OptionData, game: string): boolean {
  return pageOf(game)?.pinned?.includes(kind) ?? false
}

/** An option that only ends the turn. */
export function isEnd({ kind }: OptionData, game: string): boolean {
  return pageOf(game)?.ends?.includes(kind) ?? false
}

/** An option that is offered on the board, and needs no question. */
export function isAside(option: OptionData, question: string, game: string): boolean {
  return pageOf(game)?.isAside?.(option, question) ?? false
}

/** A question within one's own move: the previous step can be undone (UI-T9). */
export function isStep(question: string, game: string): boolean {
  return pageOf(game)?.steps?.includes(question) ?? false
}

/** A question in response to another's move; it waits even if there is only one answer (UI-T24). */
export function isPrompt(question: string, game: string): boolean {
  return pageOf(game)?.prompts?.includes(question) ?? false
}
