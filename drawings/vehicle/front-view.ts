import { mix } from '../colour.ts'
import { circle, group, line, path, rect, trace } from '../svg.ts'
import { type EndShape, endOutline, endShapes } from './end-shape.ts'
import { drawLamp, drawWindow } from './fittings.ts'
import { bodyFill, glassFill, type Paint } from './paint.ts'
import type { EndView } from './rear-view.ts'
import type { VehicleShape } from './vehicle-shape.ts'

/** Absent for trailers without living room: their front is a plain wall. */
export function drawFrontView(shape: VehicleShape, paint: Paint): EndView | undefined {
  const end = endShapes[shape]
  const outline = endOutline(end)
  const view = (front: string): EndView => {
    const tyres = shape === 'caravan' ? '' : drawTyres(end)
    return { outline, halfWidth: end.halfWidth, markup: tyres + path(outline, bodyFill) + front }
  }
  switch (shape) {
    case 'panelVan':
    case 'camperBus':
      return view(drawCabFront(paint, { halfWidth: end.halfWidth, roof: end.height - 34 }))
    case 'semiIntegrated':
      return view(drawHood(end, paint) + drawBaseCab(paint))
    case 'alcove':
      return view(drawAlcove(end, paint) + drawBaseCab(paint))
    case 'integrated':
    case 'liner':
      return view(drawCoachFront(end, paint))
    case 'caravan':
      return view(drawCaravanFront(end, paint))
    default:
      return undefined
  }
}

function drawTyres({ halfWidth }: EndShape): string {
  return [-halfWidth + 16, halfWidth - 40]
    .map((x) => rect({ x, y: 0, width: 24, height: 62 }, '#20292e', 5))
    .join('')
}

/** The cab of the base vehicle before the broader living body. */
function drawBaseCab(paint: Paint): string {
  const cab = 'M-100 42V150L-84 216Q-80 228 -68 228H68Q80 228 84 216L100 150V42Z'
  return [
    path(cab, bodyFill, { stroke: paint.line, 'stroke-width': 1.6 }),
    drawCabFront(paint, { halfWidth: 100, roof: 226 }),
  ].join('')
}

function drawCabFront(paint: Paint, { halfWidth, roof }: { halfWidth: number; roof: number }) {
  const lower = Math.min(142, roof - 54)
  const wide = halfWidth - 8
  const screen = [
    trace`M${-wide} ${lower}L${-wide + 18} ${roof - 12}Q${-wide + 22} ${roof - 4} ${-wide + 32} ${roof - 4}`,
    trace`H${wide - 32}Q${wide - 22} ${roof - 4} ${wide - 18} ${roof - 12}L${wide} ${lower}Q0 ${lower - 10} ${-wide} ${lower}Z`,
  ].join('')
  const gleam = trace`M${-wide + 30} ${lower + 2}L${-wide + 54} ${roof - 6}h24L${-wide + 58} ${lower + 2}Z`
  const bonnet = trace`M${-wide + 14} ${lower - 10}Q${-wide + 22} 112 ${-wide + 36} 104M${wide - 14} ${lower - 10}Q${wide - 22} 112 ${wide - 36} 104`
  return [
    path(screen, glassFill, { stroke: '#1d2a31', 'stroke-width': 4, 'stroke-linejoin': 'round' }),
    path(gleam, '#ffffff', { opacity: '.16' }),
    line(trace`M-50 ${lower}L-8 ${lower + 8}M14 ${lower}L56 ${lower + 8}`, '#1d2a31', 3),
    line(bonnet, paint.line, 1.8),
    drawGrille(paint, halfWidth),
    drawMirrors(halfWidth, lower + 14),
  ].join('')
}

function drawGrille({ plastic, light, shade }: Paint, halfWidth: number): string {
  const lampFill = light.isDusk ? '#fff0c4' : '#eef6f8'
  const housing = { stroke: '#2b3a42', 'stroke-width': 4, 'stroke-linejoin': 'round' }
  const lamp = (sign: number) => {
    const [outer, inner] = [(halfWidth - 10) * sign, (halfWidth - 48) * sign]
    return path(
      trace`M${outer} 112L${outer - 2 * sign} 92L${inner} 84L${inner + 6 * sign} 100Z`,
      lampFill,
      housing,
    )
  }
  return [
    rect({ x: -halfWidth + 54, y: 80, width: (halfWidth - 54) * 2, height: 22 }, '#27343b', 6),
    line(trace`M${-halfWidth + 62} 91H${halfWidth - 62}`, shade('#8fa0a7'), 3),
    lamp(-1),
    lamp(1),
    rect({ x: -halfWidth, y: 34, width: halfWidth * 2, height: 38 }, plastic, 10),
    rect({ x: -42, y: 44, width: 84, height: 12 }, '#1d2a31', 4),
    rect({ x: -27, y: 60, width: 54, height: 11 }, '#f2f4f4', 1.5),
    drawLamp({ x: -halfWidth + 12, y: 46, width: 16, height: 9 }, '#cdd8dc'),
    drawLamp({ x: halfWidth - 28, y: 46, width: 16, height: 9 }, '#cdd8dc'),
  ].join('')
}

function drawMirrors(halfWidth: number, y: number): string {
  return [-halfWidth - 22, halfWidth + 2]
    .map((x) => rect({ x, y, width: 20, height: 36 }, '#27343b', 6))
    .join('')
}

function drawHood({ height, halfWidth }: EndShape, paint: Paint): string {
  const window = trace`M-40 ${height - 34}H40L48 ${height - 50}H-48Z`
  const edge = trace`M${-halfWidth + 10} 228Q${-halfWidth + 16} ${height - 14} -70 ${height - 12}H70Q${halfWidth - 16} ${height - 14} ${halfWidth - 10} 228`
  return [
    line(edge, paint.line, 1.6, { opacity: '.6' }),
    path(window, glassFill, { stroke: '#1d2a31', 'stroke-width': 4, 'stroke-linejoin': 'round' }),
  ].join('')
}

function drawAlcove({ height, halfWidth }: EndShape, paint: Paint): string {
  const shade = { x: -halfWidth + 8, y: 222, width: halfWidth * 2 - 16, height: 10 }
  const stripe = { x: -halfWidth + 6, y: 238, width: halfWidth * 2 - 12, height: 12 }
  return [
    rect(shade, '#17303b', 4, { opacity: '.22' }),
    group({ 'clip-path': 'url(#outline)' }, rect(stripe, paint.stripe)),
    line(trace`M${-halfWidth + 16} ${height - 30}H${halfWidth - 16}`, paint.line, 1.2, {
      opacity: '.4',
    }),
  ].join('')
}

function drawCoachFront({ height, halfWidth }: EndShape, paint: Paint): string {
  const top = height - 44
  const wide = halfWidth - 10
  const screen = [
    trace`M${-wide} 140L${-wide + 8} ${top - 14}Q${-wide + 10} ${top} ${-wide + 26} ${top}H${wide - 26}`,
    trace`Q${wide - 10} ${top} ${wide - 8} ${top - 14}L${wide} 140Q0 126 ${-wide} 140Z`,
  ].join('')
  const gleam = trace`M${-wide + 30} 136L${-wide + 62} ${top - 2}h26L${-wide + 62} 134Z`
  const stripe = { x: -halfWidth, y: 108, width: halfWidth * 2, height: 12 }
  const mirror = (sign: number) => {
    const x = (halfWidth + 16) * sign
    const arm = trace`M${(halfWidth - 12) * sign} ${top + 2}Q${x} ${top + 6} ${x} ${top - 16}`
    return (
      line(arm, '#27343b', 6) +
      rect({ x: x - 10, y: top - 68, width: 20, height: 52 }, '#27343b', 7)
    )
  }
  return [
    group({ 'clip-path': 'url(#outline)' }, rect(stripe, paint.stripe)),
    path(screen, glassFill, { stroke: '#1b282f', 'stroke-width': 5, 'stroke-linejoin': 'round' }),
    path(gleam, '#ffffff', { opacity: '.16' }),
    line('M-70 136L-12 148M20 134L78 146', '#1d2a31', 3),
    drawGrille(paint, halfWidth),
    mirror(-1),
    mirror(1),
  ].join('')
}

function drawCaravanFront({ height, halfWidth }: EndShape, paint: Paint): string {
  const pane = { x: -84, y: height - 128, width: 168, height: 68 }
  const locker = { x: -76, y: 48, width: 152, height: 58 }
  const gap = { stroke: paint.line, 'stroke-width': 1.6 }
  return [
    group(
      { 'clip-path': 'url(#outline)' },
      rect({ x: -halfWidth, y: 40, width: halfWidth * 2, height: 16 }, paint.skirt),
      rect({ x: -halfWidth, y: 116, width: halfWidth * 2, height: 10 }, paint.stripe),
    ),
    drawWindow(paint, pane, { radius: 14 }),
    rect(locker, mix(paint.body, '#8b99a0', 0.16), 10, gap),
    path('M-40 46L-7 26H7L40 46Z', paint.shade('#7b8990')),
    rect({ x: -9, y: 22, width: 18, height: 26 }, paint.shade('#46545b'), 4),
    rect({ x: 14, y: 10, width: 9, height: 84 }, paint.shade('#8c989e'), 3),
    circle([18, 10], 10, '#262f34'),
    rect({ x: -halfWidth + 20, y: 0, width: 18, height: 44 }, '#20292e', 4),
    rect({ x: halfWidth - 38, y: 0, width: 18, height: 44 }, '#20292e', 4),
  ].join('')
}
