/** How long ago, in words. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

export function ago(then: number, now: number, lang: string): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  const passed = now - then
  const [unit, length] = STEPS.find(([, length]) => passed >= length) ?? ['minute', 60_000]
  return words.format(-Math.floor(passed / length), unit)
}
