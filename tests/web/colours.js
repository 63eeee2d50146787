/** How texts look, each look once: who they belong to, their colour, size and weight, and what they lie on. What is the same in all of this has the same contrast.
 * Those that aren't known yet; their elements are marked, and no others. */
(legible) => {
  const MARK = 'data-unseen'
  const seen = new Set(legible)
  const found = new Set()
  for (const one of document.querySelectorAll(`[${MARK}]`)) one.removeAttribute(MARK)
  const known = new Map()
  /** The nearest grounds of an element up to one that nothing shines through, and what makes it fainter. */
  function ground(one) {
    if (!one) return ''
    let all = known.get(one)
    if (all === undefined) {
      const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(one)
      const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
      const here = `${isClear ? '' : `${backgroundColor} ${backgroundImage}`}${opacity === '1' ? '' : opacity}${filter === 'none' ? '' : filter}`
      const isAll = backgroundColor.startsWith('rgb(') && backgroundImage === 'none'
      all = isAll ? here : `${here} ${ground(one.parentElement)}`
      known.set(one, all)
    }
    return all
  }
  const names = (one) => (one?.classList ? [...one.classList].join('.') : '')
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!node.textContent.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
    const { color, fill, fontSize, fontWeight } = getComputedStyle(parent)
    const whose = `${parent.tagName} ${names(parent)} ${names(parent.parentElement)}`
    const look = [whose, color, fill, fontSize, fontWeight, ground(parent)].join(' ')
    if (seen.has(look)) continue
    found.add(look)
    parent.setAttribute(MARK, '')
  }
  return [...found]
}
