/** What a card asks and brings, line by line, as it is drawn in small. */

import type { Amounts, CardData } from './cards.svelte'

export interface Price {
  cost: Amounts
  reward: Amounts
  /** One stands above it. */
  isPast: boolean
}

const price = (cost: Amounts | null, reward: Amounts, isPast = false): Price => ({ cost: cost ?? {}, reward, isPast })

/** A job is got, kept and left for a better one; a partner wants to see something; everything else has levels. */
export function pricesOf(card: CardData, level: number): Price[] {
  if (card.kind === 'job') {
    const [job] = card.levels
    const promotion = card.rank < 3 ? [price(card.promotionCost, card.promotionReward)] : []
    if (!job) return promotion
    const upkeep = price(job.upkeepCost, job.upkeepReward)
    return level ? [upkeep, ...promotion] : [price(job.cost, job.reward), upkeep, ...promotion]
  }
  return card.levels.map(({ cost, requirement, reward }, at) =>
    price(card.kind === 'partner' ? requirement : cost, reward, at < level),
  )
}

/** The line that matters now: how it is had, what keeps it, or the next level. */
export function nextPrice(card: CardData, level: number): Price | undefined {
  const here = card.levels[level - 1]
  if (level && (card.kind === 'item' || card.kind === 'activity'))
    return here?.upkeepCost ? price(here.upkeepCost, here.upkeepReward) : undefined
  const prices = pricesOf(card, level)
  return card.kind === 'job' ? prices[0] : prices[level]
}
