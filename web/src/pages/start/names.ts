/** Names suggested to first-time visitors: common in both languages, and none that a table gives to an unnamed seat. */

const NAMES = ['Alix', 'Camille', 'Charlie', 'Eden', 'Lou', 'Morgan', 'Nour', 'Robin', 'Sacha', 'Yael'] as const

/** A random one, different from this. */
export function offeredName(than = ''): string {
  const others = NAMES.filter((name) => name !== than)
  return others[Math.floor(Math.random() * others.length)] ?? NAMES[0]
}
