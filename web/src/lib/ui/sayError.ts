/** A refusal by the server, as a sentence of the page (docs/protocol.md 2). */

import { gameOfRule } from '../games/facts.svelte'
import { ServerError } from '../net/api'
import { hasText, t } from '../text.svelte'
import { toast } from './toast.svelte'

const RULE = /\b[A-Z]+-[A-Za-z0-9.-]*[A-Za-z0-9]/g

export function sayError(error: unknown): string {
  if (!(error instanceof ServerError)) return t('page-error-unknown')
  const id = `page-error-${error.code}`
  return hasText(id) ? t(id) : t('page-error-unknown')
}

/** For requests whose refusals the server already sends in the reader's language. */
export function saidByServer(error: unknown): string {
  return error instanceof ServerError && error.status >= 400 && error.status < 500 ? error.message : sayError(error)
}

/** The first rule that a message names; "" if none. */
export function ruleIn(message: string): string {
  return message.match(RULE)?.find(gameOfRule) ?? ''
}

/** Try, and show a toast if something goes wrong. */
export async function trying<T>(attempt: Promise<T>): Promise<T | undefined> {
  try {
    return await attempt
  } catch (error) {
    toast(sayError(error), 'wrong')
    return undefined
  }
}
