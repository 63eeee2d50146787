/** All HTTP requests to the server (docs/protocol.md 2). */

import { address, isSite } from '../prefix'
import { beginAnew, key } from './key'
import type { components } from './schema'
import { viaShare } from './shared'
import { askTab } from './tab'

type Shapes = components['schemas']
export type TableMessage = Shapes['TableMessage']
export type Answer = Shapes['Answer']
export type Asked = Shapes['Asked']
export type OptionData = Shapes['OptionData']
export type RefusalData = Shapes['RefusalData']
export type LoggedEvent = Shapes['LoggedEvent']
export type EventPage = Shapes['Events']
export type EventData = Shapes['EventData']
export type CounterData = Shapes['CounterData']
export type ChangesData = Shapes['ChangesData']
export type PlanData = Shapes['PlanData']
export type ChangesAnswer = Shapes['ChangesAnswer']
export type HintData = Shapes['HintData']
export type VacationData = Shapes['VacationData']
export type SeatData = Shapes['SeatData']
export type ResultData = Shapes['ResultData']
export type GameData = Shapes['GameData']
export type RuleData = Shapes['RuleData']
export type PositionData = Shapes['PositionData']
export type ReplayData = Shapes['ReplayData']
export type StoryData = Shapes['StoryData']
export type ChartData = Shapes['ChartData']
export type CurveData = Shapes['CurveData']
export type ReviewData = Shapes['ReviewData']
export type LessonData = Shapes['LessonData']
export type LineData = Shapes['LineData']
export type PuzzlesData = Shapes['PuzzlesData']
export type PuzzleData = Shapes['PuzzleData']
export type PuzzleVerdict = Shapes['PuzzleVerdict']
export type MoveData = Shapes['MoveData']
export type Listed = Shapes['Listed']
export type Note = Shapes['Note']
export type NewTable = Shapes['NewTable']
export type PackCheck = Shapes['PackCheck']
export type PackData = Shapes['PackData']
export type CardTable = Shapes['CardTable']
export type KeyData = Shapes['KeyData']
export type ChangeData = Shapes['ChangeData']
export type MistakeData = Shapes['MistakeData']
export type SetupData = Shapes['SetupData']
export type MeData = Shapes['MeData']
export type DeviceData = Shapes['DeviceData']
export type LinkData = Shapes['LinkData']
export type PhraseData = Shapes['PhraseData']
export type WhoseData = Shapes['WhoseData']
export type PasskeyData = Shapes['PasskeyData']
export type PasskeysData = Shapes['PasskeysData']
export type MyGame = Shapes['MyGame']
export type MyGames = Shapes['MyGames']
export type MyStatistics = Shapes['MyStatistics']
export type ShareData = Shapes['ShareData']
export type NewShare = Shapes['NewShare']
export type Shared = Shapes['Shared']
export type RivalData = Shapes['RivalData']
export type CompanyData = Shapes['CompanyData']
export type OpeningData = Shapes['OpeningData']
export type InvitationData = Shapes['InvitationData']
export type PeopleData = Shapes['PeopleData']
export type PersonData = Shapes['PersonData']
export type NoticeData = Shapes['NoticeData']
export type ReportWish = Shapes['Report']
export type ChannelData = Shapes['ChannelData']
export type ChannelsData = Shapes['ChannelsData']
export type MutesData = Shapes['MutesData']
export type DailyData = Shapes['DailyData']
export type DailyGame = Shapes['DailyGame']
export type DailyResult = Shapes['DailyResult']
export type MyRatings = Shapes['MyRatings']
export type SeatRating = Shapes['SeatRating']
export type TableRatings = Shapes['TableRatings']
export type PreparedData = Shapes['PreparedData']
export type PreparedList = Shapes['PreparedList']
export type ForeseenData = Shapes['ForeseenData']
export type DailyBot = Shapes['DailyBot']

/** A refusal by the server: `code` is one of docs/protocol.md 2. */
export class ServerError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly refusals: RefusalData[] = [],
  ) {
    super(message)
  }
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  const sent = key()
  const { path: there, header } = viaShare(path)
  if (header) headers.set(...header)
  else headers.set('authorization', `Bearer ${sent}`)
  let response: Response
  try {
    response = await (isSite ? askTab(there, init) : fetch(address(there), { ...init, headers }))
  } catch {
    throw new ServerError(0, 'offline', 'The server cannot be reached.')
  }
  if (response.ok) return response
  const found = await problem(response)
  if (found.code === 'signed-out') beginAnew(sent, 'signed-out')
  throw found
}

async function problem(response: Response): Promise<ServerError> {
  try {
    const { error } = (await response.json()) as Shapes['ErrorBody']
    return new ServerError(response.status, error.code, error.message, error.refusals)
  } catch {
    return new ServerError(response.status, 'unknown', response.statusText)
  }
}

export async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T
}

export async function getText(path: string): Promise<string> {
  return (await ask(path)).text()
}

export async function getBlob(path: string): Promise<Blob> {
  return (await ask(path)).blob()
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  return (await (await ask(path, init)).json()) as T
}

export async function postText<T>(path: string, body: string): Promise<T> {
  return (await (await ask(path, { method: 'POST', body, headers: { 'content-type': 'text/plain' } })).json()) as T
}
