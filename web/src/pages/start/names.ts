/** Names that are offered to somebody who comes for the first time: at home in both languages, and none that a table gives to a seat without one. */

const NAMES = ['Alix', 'Camille', 'Charlie', 'Eden', 'Lou', 'Morgan', 'Nour', 'Robin', 'Sacha', 'Yael'] as const

/** One of them by chance, another than this. */
export function offeredName(than = ''): string {
  const others = NAMES.filter((name) => name !== than)
  return others[Math.floor(Math.random() * others.length)] ?? NAMES[0]
}
