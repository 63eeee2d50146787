/** How long animations take, relative to normal: no time at «instant». */

const FACTORS: Readonly<Record<string, number>> = { slow: 1.5, normal: 1, fast: 0.5, instant: 0 }

export function speedFactor(speed: string | undefined): number {
  return FACTORS[speed ?? 'normal'] ?? 1
}

/** How long something is shown, in ms; with reduced motion it stands still for as long. */
export function shownFor(ms: number, speed: string | undefined): number {
  return ms * speedFactor(speed)
}
