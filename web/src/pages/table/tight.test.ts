import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tight } from './tight'

/** The panel is `room` high; an answer is `height` high and gets smaller with its letters. */
let room = 0
let heights: number[] = []
let zoomed = 1
let look: () => void = () => undefined
const heard: boolean[] = []

class Watched {
  constructor(callback: () => void) {
    look = callback
  }
  observe(): void {}
  disconnect(): void {
    look = () => undefined
  }
}

const zoom = (): number => zoomed
const panel = (): HTMLElement => document.querySelector<HTMLElement>('[data-room]')!
const content = (): HTMLElement => panel().firstElementChild as HTMLElement
const all = (): number => heights.reduce((sum, height) => sum + height, 0)

function ask(...answers: number[]): void {
  heights = answers
  content().innerHTML = answers.map(() => '<button data-pick></button>').join('')
  ;[...content().children].forEach((answer, at) => {
    const bottom = (): number => heights.slice(0, at + 1).reduce((sum, height) => sum + height, 0) * zoom()
    answer.getBoundingClientRect = () => ({ bottom: bottom() }) as DOMRect
  })
}

function begin(size: number, isOn = true): void {
  room = size
  document.body.innerHTML = '<div data-room><div></div></div>'
  Object.defineProperty(panel(), 'clientHeight', { get: () => room })
  Object.defineProperty(content(), 'offsetHeight', { get: all })
  zoomed = 1
  // jsdom's styles don't support `zoom`.
  content().style.setProperty = (name, value) => void (zoomed = name === 'zoom' ? Number(value) : zoomed)
  panel().getBoundingClientRect = () => ({ bottom: room }) as DOMRect
  tight(content(), { isOn, onfull: (isFull) => heard.push(isFull) })
}

beforeEach(() => {
  heard.length = 0
  vi.stubGlobal('ResizeObserver', Watched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.style.fontSize = ''
  document.body.innerHTML = ''
})

test('answers that fit stay as large as they are', () => {
  begin(300)
  ask(100, 100, 100)
  look()
  expect(zoom()).toBe(1)
  expect(heard).toEqual([false])
})

test('others become as small as they must, and no smaller', () => {
  begin(285)
  ask(100, 100, 100)
  look()
  expect(zoom()).toBe(0.93)
})

test('letters of the usual size hardly shrink; what still doesn’t fit is reported', () => {
  begin(240)
  ask(100, 100, 100)
  look()
  expect(zoom()).toBe(0.86)
  expect(heard).toEqual([false, true])
})

test('large letters may shrink by more', () => {
  document.documentElement.style.fontSize = '20px'
  begin(225)
  ask(100, 100, 100)
  look()
  expect(zoom()).toBe(0.74)
  expect(heard).toEqual([false])
})

test('other answers, or another screen, are looked at anew; the same ones are not', () => {
  begin(285)
  ask(100, 100, 100)
  look()
  ask(100, 100)
  look()
  expect(zoom()).toBe(1)
  room = 190
  look()
  expect(zoom()).toBe(0.93)
  expect(heard).toEqual([false, false])
  const measured = vi.fn(() => ({ bottom: 0 }) as DOMRect)
  content().lastElementChild!.getBoundingClientRect = measured
  look()
  expect(zoom()).toBe(0.93)
  expect(measured).not.toHaveBeenCalled()
})

test('what is pinned among the answers lies over none of them', () => {
  begin(300)
  ask(100, 100, 90)
  const pinned = content().lastElementChild!
  pinned.setAttribute('data-pinned', '')
  pinned.getBoundingClientRect = () => ({ top: 190, bottom: 300 }) as DOMRect
  look()
  expect(zoom()).toBe(0.93)
})

test('whoever has scrolled, or is asked once more, keeps what they read', () => {
  begin(285)
  ask(100, 100, 100)
  panel().scrollTop = 10
  look()
  expect(zoom()).toBe(1)
  panel().scrollTop = 0
  content().firstElementChild!.setAttribute('aria-expanded', 'true')
  look()
  expect(zoom()).toBe(1)
  content().firstElementChild!.removeAttribute('aria-expanded')
  look()
  expect(zoom()).toBe(0.93)
})

test('in the long form of phones nothing shrinks', () => {
  look = () => undefined
  begin(100, false)
  ask(100, 100, 100)
  look()
  expect(zoom()).toBe(1)
})
