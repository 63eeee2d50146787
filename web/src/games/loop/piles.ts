/** Equal cards lie in one pile. */
export function piles<T extends string>(cards: readonly T[]): { card: T; number: number }[] {
  const found = new Map<T, number>()
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1)
  return [...found].map(([card, number]) => ({ card, number }))
}
