/** The laboratory's requests (docs/protocol.md, «The laboratory»). */

import { settings } from '../settings.svelte'
import { get, getBlob, post } from './api'
import type { components } from './schema'

type Shapes = components['schemas']
export type LabData = Shapes['LabData']
export type LabBot = Shapes['LabBot']
export type LabStudy = Shapes['LabStudy']
export type StudyData = Shapes['StudyData']
export type StudyReport = Shapes['StudyReport']
export type ReportData = Shapes['ReportData']
export type DesignEstimates = Shapes['DesignEstimates']
export type GroupRow = Shapes['GroupRow']
export type MoreRow = Shapes['MoreRow']
export type MeanData = Shapes['MeanData']
export type CourseRow = Shapes['CourseRow']
export type EffectEstimates = Shapes['EffectEstimates']
export type GamesOfStudy = Shapes['GamesOfStudy']
export type GameOfStudy = Shapes['GameOfStudy']
export type QueryAnswer = Shapes['QueryAnswer']
export type StudyWish = Shapes['StudyWish']

export type Deed = 'pause' | 'resume' | 'cancel' | 'remove'
export type LabFile = 'rows.csv' | 'rows.parquet' | 'report.json' | 'study.toml' | 'study.py'

/** The address with further parameters, and the page's language. */
function at(path: string, asked: Record<string, string | number> = {}): string {
  const words = Object.entries({ ...asked, lang: settings.lang }).map(([name, value]) => [name, String(value)])
  return `/api/lab${path}?${new URLSearchParams(words).toString()}`
}

const one = (id: string): string => `/studies/${encodeURIComponent(id)}`

export const lab = {
  look: (): Promise<LabData> => get(at('')),
  check: (wish: StudyWish): Promise<StudyData> => post(at('/check'), wish),
  run: (wish: StudyWish): Promise<LabStudy> => post(at('/studies'), wish),
  studies: (): Promise<LabStudy[]> => get(at('/studies')),
  study: (id: string): Promise<StudyReport> => get(at(one(id))),
  tell: (id: string, deed: Deed): Promise<unknown> => post(at(one(id)), { do: deed }),
  games: (id: string, asked: Record<string, string | number>): Promise<GamesOfStudy> =>
    get(at(`${one(id)}/games`, asked)),
  open: (id: string, number: number, design: number): Promise<{ code: string }> =>
    post(at(`${one(id)}/games/${number}`, { design }), {}),
  ask: (id: string, sql: string): Promise<QueryAnswer> => post(at(`${one(id)}/query`), { sql }),
  file: (id: string, name: LabFile): Promise<Blob> => getBlob(at(`${one(id)}/${name}`)),
  compare: (first: string, second: string): Promise<ReportData> => get(at('/compare', { first, second })),
}
