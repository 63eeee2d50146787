/** A small set of soft synthesised sounds. They begin after the first click, can be switched off (UI-I4), and are never needed. */

import { settings } from './settings.svelte'

type Wave = 'sine' | 'triangle'
/** Notes in Hz, each after so many seconds, for so long. */
interface Sound {
  notes: readonly number[]
  apart: number
  length: number
  wave: Wave
  volume: number
}

const C = 523.25
const SOUNDS = {
  /** It is your turn. */
  turn: { notes: [C, C * 1.26], apart: 0.14, length: 0.45, wave: 'sine', volume: 0.1 },
  /** Something was chosen. */
  pick: { notes: [C * 1.5], apart: 0, length: 0.08, wave: 'triangle', volume: 0.05 },
  /** Something was taken from you. */
  loss: { notes: [C * 0.75, C * 0.6], apart: 0.16, length: 0.4, wave: 'triangle', volume: 0.08 },
  /** A goal, a key, a wedding. */
  good: { notes: [C, C * 1.26, C * 1.5], apart: 0.1, length: 0.4, wave: 'sine', volume: 0.1 },
  /** A round begins. */
  round: { notes: [C * 0.5, C * 0.75], apart: 0.12, length: 0.6, wave: 'sine', volume: 0.08 },
  /** The game is over. */
  end: { notes: [C, C * 0.75, C * 1.26, C], apart: 0.18, length: 0.8, wave: 'sine', volume: 0.1 },
} as const satisfies Record<string, Sound>
export type SoundName = keyof typeof SOUNDS

let desk: AudioContext | null = null

export function play(name: SoundName): void {
  if (!settings.sounds || !navigator.userActivation?.hasBeenActive) return
  desk ??= new AudioContext()
  const now = desk.currentTime
  const sound: Sound = SOUNDS[name]
  sound.notes.forEach((note, index) => ring(desk!, sound, note, now + index * sound.apart))
}

function ring(desk: AudioContext, { wave, volume, length }: Sound, note: number, at: number): void {
  const tone = new OscillatorNode(desk, { type: wave, frequency: note })
  const gain = new GainNode(desk, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(volume, at + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.001, at + length)
  tone.connect(gain).connect(desk.destination)
  tone.start(at)
  tone.stop(at + length)
}
