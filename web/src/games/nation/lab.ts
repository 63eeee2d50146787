import type { LabQuestion } from '../../lib/games/lab'

export default [
  { id: 'banker', text: 'page-nation-lab-banker' },
  { id: 'interest', text: 'page-nation-lab-interest', versus: { options: { interest: 'later' } } },
] satisfies LabQuestion[]
