import { type Box, line, path, rect, trace } from '../svg.ts'
import { glassFill, litFill, type Paint } from './paint.ts'

/** What is fitted to every body: windows, door, flaps, lamps and what stands on the roof. */

type WindowOptions = {
  readonly radius?: number
  /** Without hinge and blind: part of a door or of a van's side. */
  readonly isPlain?: boolean
  readonly isAlwaysLit?: boolean
}

const frame = 2.6

export function drawWindow(paint: Paint, box: Box, options: WindowOptions = {}): string {
  const { radius = 8, isPlain = false, isAlwaysLit = false } = options
  const isLit = paint.light.isDusk && (isAlwaysLit || paint.chance.happens(0.75))
  const pane = {
    x: box.x + frame,
    y: box.y + frame,
    width: box.width - 2 * frame,
    height: box.height - 2 * frame,
  }
  const hinge = trace`M${box.x + 8} ${box.y + box.height - 1.3}h${box.width - 16}`
  return [
    rect(box, '#1d2a31', radius),
    rect(pane, isLit ? litFill : glassFill, Math.max(3, radius - 2)),
    isLit ? drawCurtain(pane) : drawReflection(paint, pane, isPlain),
    isPlain ? '' : line(hinge, '#5b6b73', 1.2),
  ].join('')
}

function drawCurtain({ x, y, width, height }: Box): string {
  const outline = trace`M${x + 1} ${y + height}V${y}h${width * 0.12}q${-width * 0.02} ${height / 2} ${width * 0.03} ${height}Z`
  return path(outline, '#c9824c', { opacity: '.4' })
}

function drawReflection(paint: Paint, pane: Box, isPlain: boolean): string {
  const { x, y, width, height } = pane
  const start = x + width * 0.16
  const lean = Math.min(width * 0.16, height / 2)
  const outline = [
    trace`M${start} ${y + height}L${start - lean} ${y + 1}H${start + width * 0.16}`,
    trace`L${start + width * 0.16 + height * 0.4} ${y + height}Z`,
  ].join('')
  const hasBlind = !isPlain && paint.chance.happens(0.35)
  const blind = { x, y: y + height * 0.7, width, height: height * 0.3 }
  return [
    path(outline, '#ffffff', { opacity: '.13' }),
    hasBlind ? rect(blind, '#cfd5d2', 3, { opacity: '.5' }) : '',
  ].join('')
}

type Door = {
  readonly x: number
  readonly bottom: number
  readonly top: number
  readonly width?: number
}

export function drawDoor(paint: Paint, { x, bottom, top, width = 62 }: Door): string {
  const height = top - bottom
  const sheen = paint.isDark ? '.05' : paint.light.isDusk ? '.08' : '.4'
  const inner = { x: x + 2.5, y: bottom + 2, width: width - 5, height: height - 4 }
  return [
    rect({ x, y: bottom, width, height }, 'none', 10, { stroke: paint.line, 'stroke-width': 2 }),
    rect(inner, '#ffffff', 8, { opacity: sheen }),
    drawWindow(
      paint,
      { x: x + 12, y: top - 78, width: width - 24, height: 56 },
      { radius: 7, isPlain: true, isAlwaysLit: true },
    ),
    rect({ x: x + 6, y: bottom + height * 0.42, width: 5, height: 17 }, paint.plastic, 2),
    rect({ x: x + 4, y: bottom - 12, width: width - 8, height: 5 }, paint.plastic, 2),
  ].join('')
}

/** Flap of a locker, a garage or a connection. */
export function drawFlap(paint: Paint, box: Box): string {
  const grip = { x: box.x + box.width / 2 - 3, y: box.y + box.height - 6, width: 6, height: 2.4 }
  return [
    rect(box, 'none', 4, { stroke: paint.line, 'stroke-width': 1.5, opacity: '.75' }),
    rect(grip, paint.line, 1, { opacity: '.8' }),
  ].join('')
}

/** Grille of the fridge, and below it the smaller one of the heating. */
export function drawVents(paint: Paint, x: number, bottom: number): string {
  const grille = (y: number, height: number) => {
    const box = { x, y, width: 42, height }
    let slats = ''
    for (let slat = y + 4; slat < y + height - 2; slat += 4) slats += trace`M${x + 5} ${slat}h32`
    return rect(box, paint.shade('#e3e8e9'), 3) + line(slats, paint.shade('#9aa7ac'), 1.4)
  }
  return grille(bottom, 20) + grille(bottom + 72, 20)
}

export function drawLamp(box: Box, colour: string): string {
  return rect(box, colour, Math.min(box.width, box.height) / 2.5)
}

export function drawTailLamp(x: number, y: number, height: number): string {
  const indicator = { x, y: y + height * 0.62, width: 6, height: height * 0.22 }
  return drawLamp({ x, y, width: 6, height }, '#b3342d') + drawLamp(indicator, '#e09a3e')
}

/** Cassette of an awning that is rolled in. */
export function drawAwning(paint: Paint, x: number, y: number, width: number): string {
  const box = { x, y, width, height: 13 }
  return rect(box, paint.shade('#d9e0e2'), 5, { stroke: paint.line, 'stroke-width': 1.2 })
}

export function drawRoofHatch(paint: Paint, x: number, width: number, y: number): string {
  const cap = trace`M${x} ${y}q2 9 ${width * 0.16} 10h${width * 0.68}q${width * 0.14} -1 ${width * 0.16} -10Z`
  const seam = trace`M${x + width * 0.18} ${y + 6.5}h${width * 0.64}`
  return path(cap, paint.shade('#dfe6e8')) + line(seam, paint.shade('#a9b7bd'), 1.4)
}

export function drawSolarPanel(paint: Paint, x: number, width: number, y: number): string {
  return [
    line(trace`M${x + 8} ${y}v4M${x + width - 8} ${y}v4`, '#7d8b92', 3),
    rect({ x, y: y + 3, width, height: 4 }, paint.shade('#24405a', 0.1), 1),
    rect({ x, y: y + 6, width, height: 1.3 }, '#6d93b4'),
  ].join('')
}

export function drawSatelliteDome(paint: Paint, x: number, y: number): string {
  return path(trace`M${x} ${y}q2 17 24 18t24-18Z`, paint.shade('#e7edef'))
}

export function drawRoofBox(paint: Paint, x: number, y: number): string {
  const hull = trace`M${x} ${y + 6}q2 22 34 24h78q34 0 44-22l2-4H${x}Z`
  return [
    line(trace`M${x + 26} ${y - 2}v8M${x + 128} ${y - 2}v8`, '#55646c', 4),
    path(hull, paint.shade('#4c5a62')),
    line(trace`M${x + 4} ${y + 12}h148`, '#75848c', 1.6),
  ].join('')
}

/** Rack behind the rear wall with one bicycle seen from the side. */
export function drawBikeRack(paint: Paint, y: number): string {
  const steel = paint.shade('#69777e')
  const tyre = { stroke: '#2a353a', 'stroke-width': 3 }
  const wheel = (x: number) =>
    `<ellipse cx="${x}" cy="${y + 16}" rx="7" ry="32" fill="none" stroke="${tyre.stroke}" stroke-width="3"/>`
  return [
    line(trace`M6 ${y + 70}H-26V${y - 18}M6 ${y - 18}H-34`, steel, 4),
    wheel(-16),
    wheel(-28),
    line(trace`M-16 ${y + 16}V${y + 76}M-28 ${y + 16}V${y + 62}M-34 ${y + 78}h20`, paint.stripe, 4),
  ].join('')
}
