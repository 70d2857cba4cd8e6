import { mix } from '../colour.ts'
import { circle, group, line, path, rect, trace } from '../svg.ts'
import {
  drawAwning,
  drawBikeRack,
  drawDoor,
  drawFlap,
  drawLamp,
  drawRoofHatch,
  drawSatelliteDome,
  drawSolarPanel,
  drawTailLamp,
  drawVents,
  drawWindow,
} from './fittings.ts'
import { drawLivery } from './livery.ts'
import {
  bodyFill,
  type DrawnVehicle,
  glassFill,
  type Paint,
  type VehicleOptions,
  type Wheel,
} from './paint.ts'
import { wheelArches } from './wheel.ts'

type Coach = VehicleOptions & { readonly isLiner: boolean }
type Measures = { readonly height: number; readonly rearAxle: number; readonly radius: number }

/** Integrated models and, higher and on a lorry's wheels, liners: cab and body in one piece. */
export function drawIntegrated(vehicle: Coach, paint: Paint): DrawnVehicle {
  const { lengthCm: front, isLiner } = vehicle
  const height = isLiner ? 342 : 294
  const radius = isLiner ? 41 : 34
  const frontAxle = front - (isLiner ? 128 : 102)
  const rearAxle = frontAxle - (isLiner ? front * 0.53 : front > 720 ? 404 : 380)
  const pair = vehicle.axleCount > 2 ? [rearAxle - (isLiner ? 96 : 78)] : []
  const rim = isLiner ? 'steel' : 'alloy'
  const wheels: Wheel[] = [...pair, rearAxle, frontAxle].map((x) => ({ x, radius, rim }))
  const measures = { height, rearAxle, radius }
  const outline = integratedOutline(front, height)
  return {
    definitions: '',
    outline,
    heightCm: height,
    drawbarCm: 0,
    behind: vehicle.hasBikeRack && !isLiner ? drawBikeRack(paint, 96) : '',
    wheels,
    roof: drawRoof(vehicle, paint, height),
    surface: [
      path(outline, bodyFill),
      group(
        { 'clip-path': 'url(#outline)' },
        drawLivery(paint, vehicle.pattern, { from: 0, to: front }),
        rect({ x: -5, y: 30, width: front + 10, height: isLiner ? 24 : 18 }, paint.skirt),
        drawWindscreen(front, height),
      ),
      line(trace`M3 ${isLiner ? 55 : 49}H${front - 60}`, paint.line, 1.4),
      drawCabWindow(front, height),
      drawMirror(front, height),
      drawFace(paint, front),
      drawSide(vehicle, paint, measures),
      drawTailLamp(2, 84, 64),
      drawLamp({ x: 0, y: height - 42, width: 4, height: 9 }, '#b3342d'),
      wheelArches(wheels, mix(paint.skirt, '#2c3f49', 0.3)),
    ].join(''),
  }
}

function integratedOutline(front: number, height: number): string {
  return [
    trace`M8 36L0 44V60L4 66L2 ${height - 44}Q2 ${height - 7} 40 ${height - 4}L${front - 168} ${height + 1}`,
    trace`C${front - 112} ${height + 1} ${front - 78} ${height - 10} ${front - 62} ${height - 50}`,
    trace`L${front - 30} 136Q${front - 26} 122 ${front - 14} 114Q${front - 3} 104 ${front - 3} 84`,
    trace`V50Q${front - 4} 34 ${front - 22} 34Z`,
  ].join('')
}

function drawWindscreen(front: number, height: number): string {
  const top = height - 44
  const rubber = [
    trace`M${front - 60} ${top}L${front - 20} 128H${front - 54}Q${front - 62} 128 ${front - 66} 138`,
    trace`L${front - 92} ${top - 12}Q${front - 94} ${top} ${front - 84} ${top}Z`,
  ].join('')
  const pane = [
    trace`M${front - 66} ${top - 6}L${front - 30} 134H${front - 52}Q${front - 58} 134 ${front - 61} 142`,
    trace`L${front - 86} ${top - 12}Q${front - 87} ${top - 6} ${front - 82} ${top - 6}Z`,
  ].join('')
  const gleam = trace`M${front - 72} ${top - 6}L${front - 44} 150H${front - 40}L${front - 66} ${top - 6}Z`
  return (
    path(rubber, '#1b282f') + path(pane, glassFill) + path(gleam, '#ffffff', { opacity: '.28' })
  )
}

function drawCabWindow(front: number, height: number): string {
  const top = height - 88
  const shape = (inset: number) =>
    [
      trace`M${front - 76 - inset} ${132 + inset / 2}Q${front - 75 - inset} ${126 + inset} ${front - 83 - inset} ${126 + inset}`,
      trace`H${front - 186}Q${front - 194 + inset} ${126 + inset} ${front - 194 + inset} ${134 + inset / 2}`,
      trace`V${top - 8}Q${front - 194 + inset} ${top - inset} ${front - 186} ${top - inset}`,
      trace`H${front - 106 - inset / 2}Q${front - 98 - inset} ${top - inset} ${front - 96 - inset} ${top - 6 - inset}Z`,
    ].join('')
  const gleam = trace`M${front - 150} ${top - 4}L${front - 172} 130H${front - 152}L${front - 130} ${top - 4}Z`
  return [
    path(shape(0), '#1d2a31'),
    path(shape(3.6), glassFill),
    path(gleam, '#ffffff', { opacity: '.14' }),
    line(trace`M${front - 140} 128V${top - 2}`, '#1d2a31', 3),
  ].join('')
}

/** Hangs from the roof's edge like those of a coach. */
function drawMirror(front: number, height: number): string {
  const top = height - 44
  const arm = trace`M${front - 62} ${top}C${front - 30} ${top + 2} ${front - 20} ${top - 10} ${front - 18} ${top - 24}`
  return [
    line(arm, '#27343b', 7),
    rect({ x: front - 30, y: top - 68, width: 17, height: 46 }, '#27343b', 6),
    rect({ x: front - 26, y: top - 62, width: 4, height: 34 }, '#51636c', 2),
  ].join('')
}

function drawFace({ light, plastic }: Paint, front: number): string {
  const housing = [
    trace`M${front - 6} 84C${front - 24} 84 ${front - 42} 92 ${front - 46} 108`,
    trace`Q${front - 26} 112 ${front - 11} 104Q${front - 6} 98 ${front - 6} 84Z`,
  ].join('')
  const bumper = trace`M${front - 50} 34L${front - 56} 54H${front - 3}V50Q${front - 4} 34 ${front - 22} 34Z`
  return [
    path(housing, '#2b3a42'),
    circle([front - 20, 97], 7.5, light.isDusk ? '#fff0c4' : '#eef6f8'),
    circle([front - 34, 101], 4.5, light.isDusk ? '#ffe3a0' : '#d5e3e8'),
    path(bumper, plastic),
  ].join('')
}

function drawSide(vehicle: Coach, paint: Paint, { height, rearAxle, radius }: Measures): string {
  const { lengthCm: front, isLiner, side } = vehicle
  const doorX = rearAxle + radius + 40
  const sill = isLiner ? 176 : 150
  const roomAhead = front - 214 - doorX - 80
  const bed = {
    x: 28,
    y: sill + 2,
    width: Math.min(isLiner ? 130 : 108, rearAxle - 42),
    height: 56,
  }
  const bath = { x: rearAxle - 10, y: sill + 20, width: 66, height: 38 }
  const dinette = {
    x: doorX + 80,
    y: sill - 2,
    width: Math.min(isLiner ? 140 : 104, roomAhead),
    height: 58,
  }
  const lockers = isLiner
    ? [
        { x: 24, y: 64, width: 104, height: 84 },
        { x: doorX + 78, y: 64, width: Math.max(60, roomAhead), height: 66 },
      ]
    : [
        { x: 34, y: 58, width: 80, height: 46 },
        { x: doorX + 84, y: 58, width: 70, height: 40 },
      ]
  const shared = [
    dinette.width > 40 ? drawWindow(paint, dinette) : '',
    drawWindow(paint, bed),
    isLiner || side === 'kerb' ? drawWindow(paint, bath) : '',
    ...lockers.map((box) => drawFlap(paint, box)),
    drawLamp({ x: front - 236, y: 53, width: 8, height: 4 }, '#e09a3e'),
  ]
  if (side === 'driver') {
    return [
      ...shared,
      drawVents(paint, rearAxle + (isLiner ? 84 : 6), 122),
      drawFlap(paint, { x: doorX, y: 62, width: 58, height: 60 }),
    ].join('')
  }
  const awningWidth = Math.min(360, front - 200 - doorX)
  return [
    ...shared,
    drawDoor(paint, { x: doorX, bottom: isLiner ? 74 : 60, top: isLiner ? 284 : 252 }),
    vehicle.hasAwning ? drawAwning(paint, doorX - 100, height - 36, awningWidth) : '',
  ].join('')
}

function drawRoof({ lengthCm: front, hasSolar, isLiner }: Coach, paint: Paint, height: number) {
  const top = height - 2
  return [
    drawRoofHatch(paint, front * 0.52, 80, top),
    drawRoofHatch(paint, 84, 48, top - 2),
    isLiner ? drawRoofHatch(paint, front * 0.34, 92, top) : '',
    hasSolar ? drawSolarPanel(paint, 166, 150, top - 1) : '',
    paint.chance.happens(0.45) ? drawSatelliteDome(paint, front * 0.7, height) : '',
  ].join('')
}
