/** What is wrong with a table on this screen, one sentence for each thing. Evaluated in the page; it changes nothing there. */
() => {
  const flaws = []
  const SLACK = 1.5 // pixels: borders and rounding
  const LEAST_TARGET = 24 // WCAG 2.2, 2.5.8
  const root = document.documentElement
  const within = (inner, outer) =>
    inner.left >= outer.left - SLACK && inner.right <= outer.right + SLACK && inner.top >= outer.top - SLACK && inner.bottom <= outer.bottom + SLACK
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })
  const box = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(' ')
  const name = (one) => {
    const marks = [one.dataset?.testid, one.dataset?.spot, one.dataset?.option].filter(Boolean).join(' ')
    return `${one.tagName.toLowerCase()}${marks ? ` [${marks}]` : ` .${[...one.classList].slice(0, 2).join('.')}`} «${(one.textContent ?? '').trim().slice(0, 40)}»`
  }
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }

  // The page is one screen.
  if (root.scrollHeight > innerHeight + SLACK) flaws.push(`the page is ${root.scrollHeight} high on a screen of ${innerHeight}`)
  if (root.scrollWidth > innerWidth + SLACK) flaws.push(`the page is ${root.scrollWidth} wide on a screen of ${innerWidth}`)

  // Its regions are all there, within it and beside each other.
  const regions = {}
  for (const id of ['status', 'board', 'players', 'question', 'dock', 'ticker']) {
    const found = document.querySelector(`[data-region="${id}"]`)
    if (!found || !isShown(found)) flaws.push(`there is no ${id}`)
    else regions[id] = found.getBoundingClientRect()
  }
  for (const [id, rect] of Object.entries(regions)) {
    if (!within(rect, screen)) flaws.push(`the ${id} reaches beyond the screen: ${box(rect)}`)
    for (const [other, there] of Object.entries(regions)) if (id < other && meet(rect, there)) flaws.push(`the ${id} lies over the ${other}`)
  }

  // What clips: the nearest ancestors that hide what overflows, up to the page.
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY)
  const clips = new Map()
  function clip(one) {
    const known = clips.get(one)
    if (known) return known
    const style = getComputedStyle(one)
    const parent = one.parentElement
    const outer = style.position === 'fixed' || !parent || parent === root ? { rect: screen, scroller: null } : clip(parent)
    let { rect, scroller } = outer
    if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
      if (scrolls(style)) scroller = one
      const here = one.getBoundingClientRect()
      rect = { left: Math.max(rect.left, here.left), top: Math.max(rect.top, here.top), right: Math.min(rect.right, here.right), bottom: Math.min(rect.bottom, here.bottom) }
    }
    clips.set(one, { rect, scroller })
    return clips.get(one)
  }

  /** How far an element is turned, in radians. */
  const turns = new Map()
  function turnOf(one) {
    if (!one || one === root) return 0
    if (!turns.has(one)) {
      const { rotate, transform } = getComputedStyle(one)
      const matrix = transform === 'none' ? null : new DOMMatrix(transform)
      const own = (rotate === 'none' ? 0 : (parseFloat(rotate) * Math.PI) / 180) + (matrix ? Math.atan2(matrix.b, matrix.a) : 0)
      turns.set(one, own + turnOf(one.parentElement))
    }
    return turns.get(one)
  }
  /** The middle of the box around something that is turned a little: as wide and high as it would be if it weren't. */
  function straight(rect, one) {
    const turn = Math.abs(turnOf(one))
    if (turn < 0.01 || turn > 0.5) return rect
    const [width, height] = [rect.right - rect.left, rect.bottom - rect.top]
    const [sine, cosine, both] = [Math.sin(turn), Math.cos(turn), Math.cos(2 * turn)]
    const less = [(width - (width * cosine - height * sine) / both) / 2, (height - (height * cosine - width * sine) / both) / 2]
    return { left: rect.left + less[0], right: rect.right - less[0], top: rect.top + less[1], bottom: rect.bottom - less[1] }
  }

  const table = [...document.querySelectorAll('[data-region]')]
  const readers = '.for-readers, [aria-hidden="true"].ghost, [data-flying], [data-flying] *'

  // Nothing in board, dock or plates has to be scrolled to.
  for (const region of table) {
    for (const one of [region, ...region.querySelectorAll('*')]) {
      const style = getComputedStyle(one)
      if (!scrolls(style) || !isShown(one)) continue
      const more = Math.max(one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth)
      if (more > SLACK && region.dataset.region !== 'question') flaws.push(`in the ${region.dataset.region} one must scroll ${more} pixels: ${name(one)}`)
    }
  }

  /** A word of a text that goes on in the next line without a hyphen. */
  function brokenWord(node) {
    const range = document.createRange()
    for (const { 0: word, index } of node.textContent.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = [...range.getClientRects()].filter((rect) => rect.width > 1)
      // Lines may be closer to each other than letters are high.
      if (lines.some((rect) => rect.top > lines[0].top + rect.height / 2)) return word
    }
    return ''
  }

  // Texts: none is cut (but for an ellipsis with its whole text as title), none lies over another.
  const texts = []
  for (const region of table) {
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent.trim() || !parent || parent.closest(`${readers}, svg title, svg desc`) || !isShown(parent)) continue
      const own = parent.getBoundingClientRect()
      if (own.width <= 1 && own.height <= 1) continue // only for those who hear it
      const style = getComputedStyle(parent)
      if (Number(style.fontSize.replace('px', '')) < 1) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1)
      if (!rects.length) continue
      const { rect: visible, scroller } = clip(parent)
      const isTold = style.textOverflow === 'ellipsis' && parent.closest('[title]')
      for (const rect of rects) {
        // Lines are higher than their letters: a third of what is above and below may go.
        const letters = { left: rect.left, right: rect.right, top: rect.top + rect.height * 0.2, bottom: rect.bottom - rect.height * 0.2 }
        if (!within(letters, visible) && !isTold && !(scroller && region.dataset.region === 'question')) {
          flaws.push(`in the ${region.dataset.region} a text is cut: ${name(parent)} at ${box(rect)} in ${box(visible)}`)
          break
        }
        // Of a text that ends in an ellipsis the rest lies over nothing.
        const seen = { left: Math.max(letters.left, visible.left), right: Math.min(letters.right, visible.right), top: Math.max(letters.top, visible.top), bottom: Math.min(letters.bottom, visible.bottom) }
        texts.push({ parent, rect: straight(seen, parent) })
      }
      const broken = rects.length > 1 ? brokenWord(node) : ''
      if (broken) flaws.push(`in the ${region.dataset.region} a word is broken: «${broken}» in ${name(parent)}`)
    }
  }
  texts.sort((a, b) => a.rect.top - b.rect.top)
  for (let i = 0; i < texts.length; i++) {
    for (let j = i + 1; j < texts.length && texts[j].rect.top < texts[i].rect.bottom; j++) {
      const [a, b] = [texts[i], texts[j]]
      if (a.parent === b.parent || a.parent.contains(b.parent) || b.parent.contains(a.parent) || !meet(a.rect, b.rect)) continue
      if (a.parent.closest('.revealed') !== b.parent.closest('.revealed')) continue // a card that lies over the board for a while
      flaws.push(`two texts lie over each other: ${name(a.parent)} and ${name(b.parent)}`)
    }
  }

  // Answers can be clicked on where they lie; up to eight of them without scrolling. Commands that are pinned are there.
  const reached = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    return found !== null && (one.contains(found) || found.contains(one))
  }
  const question = document.querySelector('[data-region="question"]')
  // While something is asked once more, that is what must be in sight; what else could be chosen may have moved away for it.
  const again = question ? [...question.querySelectorAll('[data-testid="confirm"], [data-testid="cancel"]')].filter(isShown) : []
  const answers = question ? [...question.querySelectorAll(again.length ? '[data-pinned] button' : '[data-pick], [data-pinned] button')].filter(isShown) : []
  answers.push(...again)
  for (const one of answers) {
    const { rect: visible, scroller } = clip(one)
    const here = one.getBoundingClientRect()
    const isOut = !within(here, visible)
    if (isOut && (one.closest('[data-pinned]') || answers.length <= 8 || !scroller)) flaws.push(`an answer can't be seen: ${name(one)} at ${box(here)}`)
    else if (!isOut && !reached(one)) flaws.push(`something lies over an answer: ${name(one)}`)
  }
  for (const one of document.querySelectorAll('[data-region="board"] [data-offered], [data-region="dock"] [data-offered]')) {
    if (isShown(one) && !reached(one)) flaws.push(`something lies over what is offered: ${name(one)}`)
  }

  // Targets are large enough, or a circle of that size around each meets no other target and no other such circle (WCAG 2.2, 2.5.8).
  const kinds = 'button, a[href], input, select, summary, [role="button"], [role="tab"], [role="switch"], [role="radio"]'
  const targets = [...document.querySelectorAll(kinds)]
    .filter((one) => isShown(one) && !one.matches(':disabled') && !one.closest(`p, ${readers}`))
    .map((one) => ({ one, rect: one.getBoundingClientRect() }))
    .filter(({ rect }) => rect.width > 1 && rect.height > 1)
  const isSmall = ({ rect }) => rect.width < LEAST_TARGET - 0.5 || rect.height < LEAST_TARGET - 0.5
  const middle = ({ rect }) => [rect.left + rect.width / 2, rect.top + rect.height / 2]
  const isNear = (small, other) => {
    const [x, y] = middle(small)
    const { left, top, right, bottom } = other.rect
    if (Math.hypot(x - Math.min(Math.max(x, left), right), y - Math.min(Math.max(y, top), bottom)) < LEAST_TARGET / 2 - 0.5) return true
    const [there, below] = middle(other)
    return isSmall(other) && Math.hypot(x - there, y - below) < LEAST_TARGET - 0.5
  }
  const near = new Map()
  for (const small of targets.filter((target) => isSmall(target) && target.one.closest('[data-region]'))) {
    const other = targets.find((other) => other !== small && !other.one.contains(small.one) && !small.one.contains(other.one) && isNear(small, other))
    if (other) near.set(small, other)
  }
  for (const [{ one, rect }, other] of [...near].slice(0, 1))
    flaws.push(`${near.size} targets are too small and too near to others; the first, ${Math.round(rect.width)}x${Math.round(rect.height)}: ${name(one)}, near ${name(other.one)}`)
  return { flaws, board: regions.board ? box(regions.board) : '' }
}
