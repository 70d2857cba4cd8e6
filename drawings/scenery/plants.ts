import type { Chance } from '../chance.ts'
import { line, trace } from '../svg.ts'

/** Trees and grass as path data: a whole wood is one path. */

type Plant = {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly width: number
}

export function conifer({ x, y, height, width }: Plant): string {
  let outline = ''
  for (let tier = 0; tier < 4; tier += 1) {
    const base = y - height * (0.06 + tier * 0.23)
    const top = tier === 3 ? y - height : base - height * (0.42 - tier * 0.04)
    const half = (width * (1 - tier * 0.21)) / 2
    outline += trace`M${x - half} ${base}Q${x - width * 0.12} ${base - height * 0.1} ${x} ${top}`
    outline += trace`Q${x + width * 0.12} ${base - height * 0.1} ${x + half} ${base}`
    outline += trace`Q${x} ${base + height * 0.035} ${x - half} ${base}Z`
  }
  const trunk = trace`M${x - width * 0.05} ${y - height * 0.1}h${width * 0.1}V${y + 2}`
  return `${outline}${trunk}${trace`h${-width * 0.1}Z`}`
}

export function leafTree({ x, y, height, width }: Plant): string {
  const left = x - width / 2
  const right = x + width / 2
  const middle = y - height / 2
  return [
    trace`M${x - width * 0.05} ${y + 2}L${x - width * 0.03} ${y - height * 0.4}`,
    trace`H${x + width * 0.03}L${x + width * 0.05} ${y + 2}ZM${left} ${middle}`,
    trace`C${x - width * 0.56} ${y - height * 0.86} ${x - width * 0.22} ${y - height * 1.02} ${x} ${y - height}`,
    trace`C${x + width * 0.3} ${y - height * 1.02} ${x + width * 0.58} ${y - height * 0.8} ${right} ${middle}`,
    trace`C${x + width * 0.42} ${y - height * 0.24} ${x - width * 0.42} ${y - height * 0.24} ${left} ${middle}Z`,
  ].join('')
}

/** A wood from edge to edge; `coniferShare` of its trees are conifers. */
export function wood(
  chance: Chance,
  {
    y,
    height,
    gap,
    coniferShare,
  }: { y: number; height: number; gap: number; coniferShare: number },
): string {
  let outline = ''
  for (let x = -20; x < 830; x += gap * chance.between(0.6, 1.3)) {
    const own = height * chance.between(0.62, 1.12)
    const foot = y + chance.between(-3, 3)
    outline += chance.happens(coniferShare)
      ? conifer({ x, y: foot, height: own, width: own * chance.between(0.36, 0.46) })
      : leafTree({ x, y: foot, height: own * 0.82, width: own * chance.between(0.6, 0.8) })
  }
  return outline + trace`M-20 ${y - height * 0.16}H820V${y + 30}H-20Z`
}

/** Tufts of grass scattered over a band, taller towards the viewer. */
export function tufts(
  chance: Chance,
  band: { count: number; top: number; bottom: number; colour: string; height: number },
): string {
  let outline = ''
  for (let index = 0; index < band.count; index += 1) {
    const x = chance.between(-10, 810)
    const y = chance.between(band.top, band.bottom)
    const size = band.height * (0.5 + (y - band.top) / (band.bottom - band.top + 1))
    for (const lean of [-1, 0, 1]) {
      outline += trace`M${x + lean * size * 0.3} ${y}q${lean * size * 0.2} ${-size * 0.7}`
      outline += trace` ${lean * size * 0.6} ${-size}`
    }
  }
  return line(outline, band.colour, 1.6)
}

/** A few tall blades close to the viewer. */
export function clump(chance: Chance, centre: { x: number; y: number }, colour: string): string {
  let outline = ''
  for (let count = 5 + chance.below(6); count > 0; count -= 1) {
    const height = chance.between(8, 22)
    const bend = chance.between(-7, 7)
    const x = centre.x + chance.between(-34, 34)
    outline += trace`M${x} ${centre.y}q${bend * 0.2} ${-height * 0.6} ${bend} ${-height}`
  }
  return line(outline, colour, 2, { opacity: '.8' })
}
