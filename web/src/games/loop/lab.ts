import type { LabQuestion } from '../../lib/games/lab'

export default [
  { id: 'careers', text: 'page-loop-lab-careers' },
  { id: 'repurchase', text: 'page-loop-lab-repurchase', versus: { options: { repurchase: 'optional' } } },
] satisfies LabQuestion[]
