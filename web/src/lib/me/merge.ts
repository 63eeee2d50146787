/** The same settings on several devices: which were changed where since they last agreed? */

export type Fields = Record<string, unknown>

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What was changed here since this browser and the server last agreed. */
export function changed(here: Fields, agreed: Fields): Fields {
  return Object.fromEntries(Object.entries(here).filter(([name, value]) => !same(value, agreed[name])))
}

/** What was changed elsewhere and not here. Unknown settings, or those of another type, are ignored. */
export function adopted(here: Fields, agreed: Fields, there: Fields): Fields {
  const mine = changed(here, agreed)
  return Object.fromEntries(
    Object.entries(there).filter(
      ([name, value]) =>
        name in here && !(name in mine) && typeof value === typeof here[name] && !same(value, here[name]),
    ),
  )
}
