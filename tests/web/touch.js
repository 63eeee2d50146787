/** The second state of a question: one thing is touched that is on offer, another kind of thing from position to position; what it was, or "". */
async (turn) => {
  const ways = [
    '[data-region="question"] [data-testid$="-more"]:not([aria-disabled="true"]):not(:disabled)',
    '[data-region="board"] [data-offered]',
    '[data-region="dock"] [data-offered]',
    '[data-region="question"] [data-pick]:not(:disabled)',
    '[data-region="question"] [role="tab"][aria-selected="false"]',
  ]
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const offered = ways.map((way) => [...document.querySelectorAll(way)].filter(isShown)).filter((found) => found.length)
  const some = offered[turn % (offered.length || 1)] ?? []
  const one = some[Math.floor(turn / offered.length) % (some.length || 1)]
  if (!one) return ''
  const way = one.dataset.testid ?? one.dataset.spot ?? one.tagName.toLowerCase()
  const name = `${one.closest('[data-region]').dataset.region} ${way} ${one.dataset.option ?? ''}`.trim()
  const control = one.matches('button, a, [role="button"], [role="tab"]') ? one : (one.querySelector('button, [role="button"]') ?? one)
  control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }))
  return name
}
