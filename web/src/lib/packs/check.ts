/** The server's check of house cards, in the page's language. */

import { post, type PackCheck } from '../net/api'
import { settings } from '../settings.svelte'
import type { Pack } from './pack'

export function checkPack(game: string, { name, files }: Pack): Promise<PackCheck> {
  return post<PackCheck>(`/api/games/${game}/pack?lang=${settings.lang}`, { name, files })
}
