/** A person's preferences (UI-I4). Stored in this browser, and by `me/me.svelte.ts` on the server, for their other devices. */

export interface Settings {
  /** My name for others; "" leaves it to the table. */
  name: string
  /** A drawing that stands for me, from `me/figures.ts`; "": none chosen. */
  figure: string
  lang: 'en' | 'fr'
  theme: 'system' | 'light' | 'dark'
  textSize: 100 | 125 | 150 | 200
  speed: 'slow' | 'normal' | 'fast' | 'instant'
  /** A first tap selects, a second commits. */
  confirm: 'auto' | 'on' | 'off'
  autoAnswer: boolean
  /** End my turn automatically when nothing else is left to do. */
  autoEnd: boolean
  motion: 'system' | 'reduced' | 'full'
  sounds: boolean
  /** May my games be rated? */
  rated: boolean
  /** Letter keys that differ from the defaults, by action. */
  keys: Record<string, string>
}

const PLACE = 'felicity.settings'

function preferred(): 'en' | 'fr' {
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}

export const DEFAULTS: Readonly<Settings> = {
  name: '',
  figure: '',
  lang: preferred(),
  theme: 'system',
  textSize: 100,
  speed: 'normal',
  confirm: 'auto',
  autoAnswer: false,
  autoEnd: true,
  motion: 'system',
  sounds: true,
  rated: true,
  keys: {},
}

function kept(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Settings>) }
  } catch {
    return { ...DEFAULTS }
  }
}

export const settings: Settings = $state(kept())

/** The name to sit down with: nothing that a table would refuse. */
export function myName(): string {
  return /[,;:()[\]]/.test(settings.name) ? '' : settings.name.trim()
}

/** Back to the defaults; who I am stays, and whether I am rated. */
export function resetSettings(): void {
  const { lang, name, figure, rated } = settings
  Object.assign(settings, { ...DEFAULTS, keys: {}, lang, name, figure, rated })
}

/** Called once by the app: saves every change, and updates the style sheet. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(PLACE, JSON.stringify(settings))
    const root = document.documentElement
    root.lang = settings.lang
    root.dataset['theme'] = isDark() ? 'dark' : 'light'
    root.dataset['motion'] = settings.motion
    root.style.setProperty('--text-size', `${settings.textSize}%`)
  })
}

const dark = matchMedia('(prefers-color-scheme: dark)')
let systemDark = $state(dark.matches)
dark.addEventListener('change', () => (systemDark = dark.matches))

/** Is the page dark now, by choice or by the system? */
export function isDark(): boolean {
  return settings.theme === 'system' ? systemDark : settings.theme === 'dark'
}

const touch = matchMedia('(pointer: coarse)')
const still = matchMedia('(prefers-reduced-motion: reduce)')

/** UI-T13: on by default on touch screens. */
export function confirmsMoves(): boolean {
  return settings.confirm === 'auto' ? touch.matches : settings.confirm === 'on'
}

export function reducesMotion(): boolean {
  return settings.motion === 'system' ? still.matches : settings.motion === 'reduced'
}
