import { mix } from '../colour.ts'
import { circle, group, line, path, rect, trace } from '../svg.ts'
import { type EndShape, endOutline, endShapes } from './end-shape.ts'
import { drawLamp, drawWindow } from './fittings.ts'
import { bodyFill, type Paint, type VehicleOptions } from './paint.ts'
import type { VehicleShape } from './vehicle-shape.ts'

export type EndView = {
  readonly outline: string
  readonly markup: string
  readonly halfWidth: number
}

export function drawRearView(shape: VehicleShape, vehicle: VehicleOptions, paint: Paint): EndView {
  const end = endShapes[shape]
  const outline = endOutline(end)
  const isTarp = shape === 'tarpTrailer'
  return {
    outline,
    halfWidth: end.halfWidth,
    markup: [
      drawTyres(end, shape === 'liner' || shape === 'expedition' ? 30 : 22),
      path(outline, isTarp ? paint.stripe : bodyFill),
      group({ 'clip-path': 'url(#outline)' }, drawStripe(shape, end, paint)),
      drawOpening(shape, end, paint),
      drawLamps(end, paint),
      drawBumper(shape, end, paint),
      vehicle.hasBikeRack && carriesBikes(shape) ? drawBikes(paint) : '',
    ].join(''),
  }
}

function drawTyres({ halfWidth }: EndShape, width: number): string {
  return [-halfWidth + 14, halfWidth - 14 - width]
    .map((x) => rect({ x, y: 0, width, height: 66 }, '#20292e', 5))
    .join('')
}

function drawStripe(
  shape: VehicleShape,
  { halfWidth, sill }: EndShape,
  { stripe, skirt, body }: Paint,
) {
  const wide = { x: -halfWidth - 4, width: halfWidth * 2 + 8 }
  const isPlain = shape === 'tarpTrailer' || shape === 'boxTrailer'
  if (isPlain) return rect({ ...wide, y: sill, height: 40 }, '#cfd6d9')
  return [
    rect({ ...wide, y: sill, height: 16 }, skirt),
    rect({ ...wide, y: sill + 72, height: 20 }, stripe),
    rect({ ...wide, y: sill + 95, height: 4 }, mix(stripe, body, 0.5)),
  ].join('')
}

function drawOpening(shape: VehicleShape, end: EndShape, paint: Paint): string {
  switch (shape) {
    case 'panelVan':
      return drawWingDoors(end, paint)
    case 'boxTrailer':
      return drawTrailerDoors(end, paint)
    case 'tarpTrailer':
      return drawTarpFlap(end, paint)
    case 'camperBus':
      return drawTailgate(end, paint)
    case 'teardrop':
      return drawHatch(end, paint)
    default:
      return drawWall(shape, end, paint)
  }
}

function drawWall(shape: VehicleShape, { height, halfWidth }: EndShape, paint: Paint): string {
  const windowWidth = shape === 'caravan' ? 150 : 104
  const pane = { x: -windowWidth / 2, y: height - 128, width: windowWidth, height: 58 }
  const grip = { x: -14, y: height - 34, width: 28, height: 6 }
  const edge = trace`M${-halfWidth + 14} ${height - 46}H${halfWidth - 14}`
  return [
    drawWindow(paint, pane),
    rect(grip, '#b3342d', 3),
    line(edge, paint.line, 1.2, { opacity: '.35' }),
    line(trace`M-46 132v-8h92v8`, paint.line, 1.6, { opacity: '.5' }),
  ].join('')
}

function drawWingDoors({ height, halfWidth }: EndShape, paint: Paint): string {
  const top = height - 22
  const pane = (x: number) =>
    drawWindow(paint, { x, y: 150, width: 70, height: 70 }, { radius: 9, isPlain: true })
  return [
    line(
      trace`M0 ${top}V50M${-halfWidth + 14} 60L${-halfWidth + 26} ${top}H${halfWidth - 26}L${halfWidth - 14} 60`,
      paint.line,
      1.8,
    ),
    pane(-80),
    pane(10),
    rect({ x: 5, y: 118, width: 6, height: 20 }, paint.plastic, 2),
  ].join('')
}

function drawTailgate({ height, halfWidth }: EndShape, paint: Paint): string {
  const pane = { x: -halfWidth + 24, y: 122, width: (halfWidth - 24) * 2, height: 52 }
  const seam = trace`M${-halfWidth + 12} 64L${-halfWidth + 20} ${height - 14}H${halfWidth - 20}L${halfWidth - 12} 64Z`
  return line(seam, paint.line, 1.8) + drawWindow(paint, pane, { radius: 12, isPlain: true })
}

function drawHatch({ height, halfWidth }: EndShape, paint: Paint): string {
  const seam = trace`M${-halfWidth + 10} 76L${-halfWidth + 16} ${height - 18}H${halfWidth - 16}L${halfWidth - 10} 76Z`
  return (
    line(seam, paint.line, 1.8) + rect({ x: -12, y: 88, width: 24, height: 7 }, paint.plastic, 3)
  )
}

function drawTrailerDoors({ height, halfWidth }: EndShape, paint: Paint): string {
  const rods = [-14, 14].map((x) => line(trace`M${x} 66V${height - 10}`, paint.shade('#8c989e'), 4))
  const seam = trace`M0 60V${height - 4}M${-halfWidth + 8} 62V${height - 8}M${halfWidth - 8} 62V${height - 8}`
  return [
    line(seam, paint.line, 1.8),
    ...rods,
    line('M-14 132h22M14 132h22', paint.plastic, 6),
  ].join('')
}

function drawTarpFlap({ height, halfWidth }: EndShape, paint: Paint): string {
  const folds = trace`M${-halfWidth + 22} ${height - 12}V102M${halfWidth - 22} ${height - 12}V102`
  return line(folds, mix(paint.stripe, '#0b2530', 0.4), 2) + line(trace`M-70 100H70`, '#eef2f3', 2)
}

function drawLamps({ halfWidth, sill }: EndShape, paint: Paint): string {
  const lamp = (x: number) =>
    [
      drawLamp({ x, y: sill + 24, width: 14, height: 44 }, '#b3342d'),
      drawLamp({ x, y: sill + 50, width: 14, height: 11 }, '#e09a3e'),
      drawLamp({ x, y: sill + 26, width: 14, height: 8 }, '#e9eef0'),
    ].join('')
  const plate = { x: -27, y: sill + 28, width: 54, height: 12 }
  return [
    lamp(-halfWidth + 9),
    lamp(halfWidth - 23),
    // Empty on purpose: no plate is ever shown.
    rect(plate, '#f2f4f4', 1.5, { stroke: paint.line, 'stroke-width': 1.2 }),
  ].join('')
}

function drawBumper(
  shape: VehicleShape,
  { halfWidth, sill }: EndShape,
  { plastic }: Paint,
): string {
  const bumper = { x: -halfWidth - 1, y: sill - 8, width: halfWidth * 2 + 2, height: 16 }
  const isVan = shape === 'panelVan' || shape === 'camperBus'
  return rect(isVan ? { ...bumper, height: 24 } : bumper, plastic, 6)
}

function carriesBikes(shape: VehicleShape): boolean {
  return shape === 'semiIntegrated' || shape === 'integrated' || shape === 'alcove'
}

/** Two bicycles across the rear wall. */
function drawBikes(paint: Paint): string {
  const bike = (lift: number, colour: string) => {
    const tyre = { stroke: '#2a353a', 'stroke-width': 4 }
    const frame = trace`M-52 ${lift}L-22 ${lift + 40}H36L52 ${lift}M-22 ${lift + 40}L-4 ${lift + 2}L36 ${lift + 40}M-52 ${lift}L-4 ${lift + 2}M36 ${lift + 40}l-5 14h14M-26 ${lift + 40}v10h-12h20`
    return [
      circle([-52, lift], 31, 'none', tyre),
      circle([52, lift], 31, 'none', tyre),
      line(frame, colour, 5, { 'stroke-linejoin': 'round' }),
    ].join('')
  }
  return [
    line('M-70 84H70M-70 150H70M-40 84V150M40 84V150', paint.shade('#7b8990'), 4),
    bike(116, paint.shade('#4b6474')),
    bike(102, paint.shade('#c2643f')),
  ].join('')
}
