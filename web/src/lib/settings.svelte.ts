/** What somebody prefers (UI-I4). Kept in this browser, and by `me/me.svelte.ts` on the server, for their other devices. */

export interface Settings {
  /** What others call me; "" leaves that to the table. */
  name: string
  /** A drawing that stands for me, of `me/figures.ts`; "": none is chosen. */
  figure: string
  lang: 'en' | 'fr'
  theme: 'system' | 'light' | 'dark'
  textSize: 100 | 125 | 150 | 200
  speed: 'slow' | 'normal' | 'fast' | 'instant'
  /** A first tap selects, a second commits. */
  confirm: 'auto' | 'on' | 'off'
  autoAnswer: boolean
  /** One's turn ends by itself when nothing else is left to do. */
  autoEnd: boolean
  motion: 'system' | 'reduced' | 'full'
  sounds: boolean
  /** Letters of the table that differ from the usual ones, by what they do. */
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

/** The name under which one sits down: nothing that a table wouldn't take. */
export function myName(): string {
  return /[,;:()[\]]/.test(settings.name) ? '' : settings.name.trim()
}

/** Back to the defaults; language, name and figure stay. */
export function resetSettings(): void {
  const { lang, name, figure } = settings
  Object.assign(settings, { ...DEFAULTS, keys: {}, lang, name, figure })
}

/** Called once by the app: keeps every change, and lets the style sheet know. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(PLACE, JSON.stringify(settings))
    const root = document.documentElement
    root.lang = settings.lang
    root.dataset['theme'] = isDark() ? 'dark' : 'light'
    root.dataset['motion'] = settings.motion
    root.style.setProperty('font-size', `${settings.textSize}%`)
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

/** UI-T13: on by default where one taps. */
export function confirmsMoves(): boolean {
  return settings.confirm === 'auto' ? touch.matches : settings.confirm === 'on'
}

export function reducesMotion(): boolean {
  return settings.motion === 'system' ? still.matches : settings.motion === 'reduced'
}
