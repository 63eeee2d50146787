import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resetSettings, settings } from './settings.svelte'
import { play, type SoundName } from './sound'

const ALL: SoundName[] = ['turn', 'pick', 'loss', 'good', 'round', 'end']
const QUIET = 0.1 // of full volume, at most
let started = 0
let loudest = 0

class Node {
  gain = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: (volume: number) => (loudest = Math.max(loudest, volume)),
    exponentialRampToValueAtTime: () => undefined,
  }
  connect(next: Node): Node {
    return next
  }
  start(): void {
    started += 1
  }
  stop(): void {}
}

const clicked = (hasBeenActive: boolean): void =>
  void Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true })

beforeEach(() => {
  started = loudest = 0
  resetSettings()
  for (const name of ['AudioContext', 'OscillatorNode', 'GainNode']) vi.stubGlobal(name, Node)
})
afterEach(() => {
  vi.unstubAllGlobals()
  resetSettings()
})

test('nothing sounds before the first click', () => {
  clicked(false)
  ALL.forEach(play)
  expect(started).toBe(0)
})

test('after it every sound is there, by default and softly', () => {
  clicked(true)
  for (const name of ALL) {
    const before = started
    play(name)
    expect(started).toBeGreaterThan(before)
  }
  expect(loudest).toBeGreaterThan(0)
  expect(loudest).toBeLessThanOrEqual(QUIET)
})

test('one switch silences all of them', () => {
  clicked(true)
  settings.sounds = false
  ALL.forEach(play)
  expect(started).toBe(0)
})
