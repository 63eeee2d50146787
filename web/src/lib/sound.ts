/** One soft sound, made here: it is one's turn. Off unless one wishes it (UI-I4), and never needed. */

import { settings } from './settings.svelte'

const NOTES = [523.25, 659.25] // Hz: c and e
const LENGTH = 0.45 // seconds
let desk: AudioContext | null = null

export function chime(): void {
  if (!settings.sounds) return
  desk ??= new AudioContext()
  const now = desk.currentTime
  NOTES.forEach((note, index) => ring(desk!, note, now + index * 0.14))
}

function ring(desk: AudioContext, note: number, at: number): void {
  const tone = new OscillatorNode(desk, { type: 'sine', frequency: note })
  const volume = new GainNode(desk, { gain: 0 })
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH)
  tone.connect(volume).connect(desk.destination)
  tone.start(at)
  tone.stop(at + LENGTH)
}
