/** `seat2` is the engine's name for a seat. */
export function seatOf(word: unknown): number | null {
  return typeof word === 'string' && /^seat\d$/.test(word) ? Number(word.slice(4)) : null
}
