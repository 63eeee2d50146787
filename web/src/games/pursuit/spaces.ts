/** Small scenes of the ten action spaces, on a grid of 48 x 32. */

import { o } from '../../lib/theme/pen'
import type { Action } from './view'

export const SCENES: Record<Action, string> = {
  study:
    'M24 10c-5-3-10-3-15-2v16c5-1 10-1 15 2 5-3 10-3 15-2V8c-5-1-10-1-15 2ZM24 10v16M13 13c3 0 5 0 7 1M13 17c3 0 5 0 7 1M35 13c-3 0-5 0-7 1M35 17c-3 0-5 0-7 1',
  play: `M6 26h36M12 26V15h9v11M12 15l4.500-6 4.500 6${o(31, 20, 6)}M27 16c3 2 5 6 4 10M31 14c2 4 5 5 6 5`,
  interact: 'M6 5h20v13H15l-5 5v-5H6ZM30 11h12v11h-3v5l-5-5H22v-3M11 10h10M11 13.500h6',
  temp_job: `M6 27h36M10 27 8 14h14l-2 13M6 14h18M15 14v-4M13 7h4${o(35, 18, 6.5)}M37.500 15.500a3.500 3.500 0 1 0 0 5`,
  take_project: 'M9 6h14v20H9ZM13 11h6M13 15h6M28 9l3 3 6-7M28 18l3 3 6-7M13 19h3M28 27h10',
  spend: `M8 7h5l4 14h17l4-10H15${o(20, 26, 2)}${o(32, 26, 2)}M25 15h8M22 4v3M27 3v4`,
  get_job: 'M9 11h30v16H9ZM19 11V6h10v5M9 17c10 5 20 5 30 0M24 18v3',
  develop_relationship:
    'M18 25c-7-5-10-8-10-12 0-6 7-7 10-2 3-5 10-4 10 2 0 4-3 7-10 12ZM34 27c-4-3-6-5-6-7.500 0-4 4.500-4.500 6-1.500 1.500-3 6-2.500 6 1.500 0 2.500-2 4.500-6 7.500Z',
  overtime: `${o(22, 17, 11)}M22 10v7l5 3M36 5c4 0 6 3 4 6-2 2-2 3-2 4M38 19v.1M10 5 7 8M22 28v2`,
  rest: 'M5 26V10M5 22h38v4M43 22v-4c0-3-2-4-5-4H18v8M18 14c0 4-10 4-10 0s10-3 10 0M32 9h5l-5 5h5M40 3h4l-4 4h4',
}
