import type { ShelfData } from '../../lib/games/shelf'

const ADVANCED = ['competitive', 'coop', 'solo']
const RACES = ['basic', 'competitive']

export default {
  place: 1,
  players: 4,
  role: { option: 'careers', cards: 'career', texts: 'loop-career-', forAll: ['intern'] },
  onlyIn: {
    zone_borders: ADVANCED,
    resolve_events_after_last_turn: ADVANCED,
    tiebreak_activity: RACES,
    event_order: ADVANCED,
    disposable_culture: ADVANCED,
    repurchase: ADVANCED,
    credit_card_supply: ADVANCED,
    payoff_new_card_same_turn: ADVANCED,
    banker_consent: ['competitive', 'coop'],
    scavenger_own_landfill: ADVANCED,
    coop_reputation: ['coop'],
    solo_central_landfill: ['solo'],
    solo_exhibited_quality: ['solo'],
    apply_at_events: ADVANCED,
    coop_open_hands: ['coop'],
  },
} satisfies ShelfData
