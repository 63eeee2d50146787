/** A chart as a self-contained file: SVG with its colours written out, and the same as a PNG. */

const SVG = 'http://www.w3.org/2000/svg'
/** Properties that a style sheet or the theme sets, and a file must contain itself. */
const LOOKS = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
]
const HEAD = 40 // pixels for the title
const SHARP = 2 // pixels of the PNG per pixel of the drawing

/** The drawing with title and background, readable by itself. */
export function svgFile(svg: SVGSVGElement, title: string): string {
  const [width, height] = [Number(svg.getAttribute('width')), Number(svg.getAttribute('height'))]
  const inner = svg.cloneNode(true) as SVGSVGElement
  writeOut(svg, inner)
  inner.setAttribute('y', String(HEAD))
  inner.removeAttribute('class')
  const style = getComputedStyle(svg)
  const token = (name: string, otherwise: string): string => style.getPropertyValue(name).trim() || otherwise
  const whole = made('svg', { xmlns: SVG, width, height: height + HEAD, viewBox: `0 0 ${width} ${height + HEAD}` })
  const heading = made('text', {
    x: 12,
    y: 26,
    fill: token('--ink', '#1f2a2e'),
    'font-family': 'sans-serif',
    'font-size': 16,
    'font-weight': 700,
  })
  heading.textContent = title
  whole.append(made('rect', { width, height: height + HEAD, fill: token('--paper', '#fbf8f2') }), heading, inner)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(whole)}\n`
}

function made(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) if (key !== 'xmlns') element.setAttribute(key, String(value))
  return element
}

function writeOut(from: Element, to: Element): void {
  const style = getComputedStyle(from)
  for (const look of LOOKS) {
    const value = style.getPropertyValue(look)
    if (value) to.setAttribute(look, value)
  }
  to.removeAttribute('style')
  ;[...from.children].forEach((child, at) => writeOut(child, to.children[at]!))
}

export async function pngFile(svg: SVGSVGElement, title: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgFile(svg, title))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: image.width * SHARP, height: image.height * SHARP })
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((found) => (found ? resolve(found) : reject(new Error('This browser draws no pictures.')))),
  )
}
