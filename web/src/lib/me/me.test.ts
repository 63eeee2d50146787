import { beforeEach, expect, test, vi } from 'vitest'
import { get, post, type MeData } from '../net/api'
import { settings } from '../settings.svelte'
import { askMe, tellMe } from './me.svelte'

vi.mock('../net/api', () => ({ get: vi.fn(), post: vi.fn() }))

const known = (lang: string): MeData =>
  ({
    known: true,
    name: '',
    figure: '',
    lang,
    settings: {},
    phrase_made: null,
    passkeys: 0,
    devices: [],
    tables: 0,
  }) as MeData

beforeEach(() => {
  localStorage.clear()
  settings.lang = 'en'
})

test('an older answer never overrides a newer change', async () => {
  let answer: (data: MeData) => void = () => undefined
  vi.mocked(get).mockReturnValue(new Promise((done) => (answer = done)))
  vi.mocked(post).mockResolvedValue(known('fr'))
  const asked = askMe()
  settings.lang = 'fr'
  const told = tellMe()
  await new Promise((done) => setTimeout(done))
  answer(known('en'))
  await Promise.all([asked, told])
  expect(post).toHaveBeenCalledWith('/api/me', expect.objectContaining({ lang: 'fr' }))
  expect(settings.lang).toBe('fr')
})

test('what is changed back while it is being sent stays, and is sent next', async () => {
  let answer: (data: MeData) => void = () => undefined
  localStorage.setItem('felicity.agreed', JSON.stringify({ lang: 'en' }))
  vi.mocked(post)
    .mockReturnValueOnce(new Promise((done) => (answer = done)))
    .mockResolvedValue(known('en'))
  settings.lang = 'fr'
  const told = tellMe()
  await new Promise((done) => setTimeout(done))
  settings.lang = 'en'
  answer(known('fr'))
  await told
  expect(settings.lang).toBe('en')
  await tellMe()
  expect(post).toHaveBeenLastCalledWith('/api/me', expect.objectContaining({ lang: 'en' }))
})
