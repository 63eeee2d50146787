/** Me: what this browser and the server know about the same person. The page works without the server's answer. */

import { get, post, type MeData } from '../net/api'
import { DEFAULTS, myName, settings } from '../settings.svelte'
import { deviceLabel } from './device'
import { adopted, changed, type Fields } from './merge'

const PLACE = 'felicity.agreed' // what the server last had
const PAUSE = 800 // ms after the last change before it is sent
const OWN = ['name', 'figure', 'lang']

let known = $state.raw<MeData | null>(null)

/** What the server knows about me; null until it has answered. */
export const me = {
  get data(): MeData | null {
    return known
  },
}

function agreed(): Fields {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Fields) }
  } catch {
    return { ...DEFAULTS }
  }
}

/** Everything that is sent; a name that no table would accept isn't. */
function here(): Fields {
  const fields: Fields = { ...$state.snapshot(settings) }
  return myName() === settings.name.trim() ? { ...fields, name: myName() } : { ...fields, name: agreed()['name'] }
}

function fieldsOf({ name, figure, lang, settings }: MeData): Fields {
  return { ...settings, name, figure, ...(lang ? { lang } : {}) }
}

function toldOf(fields: Fields): Fields {
  const parts = Object.entries(fields)
  const rest = parts.filter(([name]) => !OWN.includes(name))
  return {
    ...Object.fromEntries(parts.filter(([name]) => OWN.includes(name))),
    ...(rest.length ? { settings: Object.fromEntries(rest) } : {}),
    label: deviceLabel(),
  }
}

/** The server's answer: changes made elsewhere are taken over. */
export function learnMe(data: MeData): void {
  known = data
  if (!data.known) {
    localStorage.removeItem(PLACE)
    return
  }
  const there = fieldsOf(data)
  Object.assign(settings, adopted(here(), agreed(), there))
  localStorage.setItem(PLACE, JSON.stringify({ ...agreed(), ...there }))
}

/** This device now belongs to another person: their settings override those made here. */
export function becomeOf(data: MeData): void {
  localStorage.setItem(PLACE, JSON.stringify(here()))
  learnMe(data)
}

let last: Promise<unknown> = Promise.resolve()

/** One request after the other, so that an older answer never overrides a newer change. */
function inTurn(request: () => Promise<void>): Promise<void> {
  const next = last.then(request)
  last = next.catch(() => undefined)
  return next
}

export const askMe = (): Promise<void> => inTurn(async () => learnMe(await get<MeData>('/api/me')))

/** Sends what was changed here since this browser and the server last agreed. */
export const tellMe = (): Promise<void> =>
  inTurn(async () => {
    const news = changed(here(), agreed())
    if (!Object.keys(news).length) return
    const data = await post<MeData>('/api/me', toldOf(news))
    // Whatever differs from what was sent was changed meanwhile, also if it was changed back.
    localStorage.setItem(PLACE, JSON.stringify({ ...agreed(), ...news }))
    learnMe(data)
  })

/** Called once by the app: asks who I am, and sends my changes. What can't be sent now is sent later. */
export function keepMe(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isMet = false
  const tell = (): void => void tellMe().catch(() => undefined)
  const meet = (): void =>
    void askMe()
      .then(() => {
        isMet = true
        tell()
      })
      .catch(() => undefined)
  $effect(() => {
    void JSON.stringify(settings) // every change counts
    clearTimeout(timer)
    if (isMet) timer = setTimeout(tell, PAUSE)
  })
  meet()
  addEventListener('online', meet)
}
