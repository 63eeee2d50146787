/** A habit of whoever sits here, kept in the browser: turns end by themselves after the action. */

const KEY = 'felicity.pursuit.ends-turns'
let endsTurns = $state(globalThis.localStorage?.getItem(KEY) === 'yes')

export const habits = {
  get endsTurns(): boolean {
    return endsTurns
  },
  set endsTurns(value: boolean) {
    endsTurns = value
    globalThis.localStorage?.setItem(KEY, value ? 'yes' : 'no')
  },
}
