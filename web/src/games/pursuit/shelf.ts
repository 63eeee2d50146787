import type { ShelfData } from '../../lib/games/shelf'

export default {
  place: 2,
  // A fifth player needs the ten traits of the revised edition.
  oneMore: { option: 'five_players', needs: { edition: 'revised' } },
  onlyIn: { rows_follow_living_players: ['standard'], solo_goals_score: ['solo'] },
  matches: [
    {
      option: 'old_age_stress',
      to: 'stress_sections',
      values: { '2,1,0,-1,-2': ['4,6,8', '3,6,9'], '2,1,0,-1': ['3,4,5'] },
    },
  ],
} satisfies ShelfData
