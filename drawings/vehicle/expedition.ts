import { mix } from '../colour.ts'
import { group, line, path, rect, trace } from '../svg.ts'
import {
  drawDoor,
  drawFlap,
  drawLamp,
  drawRoofHatch,
  drawSolarPanel,
  drawWindow,
} from './fittings.ts'
import {
  bodyFill,
  type DrawnVehicle,
  glassFill,
  type Paint,
  type VehicleOptions,
  type Wheel,
} from './paint.ts'
import { wheelArches } from './wheel.ts'

const radius = 54

/** A living box on a lorry: high on coarse wheels, cab and box apart. */
export function drawExpedition(vehicle: VehicleOptions, paint: Paint): DrawnVehicle {
  const front = vehicle.lengthCm
  const boxEnd = front - 176
  const frontAxle = front - 96
  const rearAxle = Math.max(120, frontAxle - front * 0.58)
  const wheels: Wheel[] = [rearAxle, frontAxle].map((x) => ({ x, radius, rim: 'steel' }))
  const outline = trace`M0 104V318Q0 328 10 328H${boxEnd - 10}Q${boxEnd} 328 ${boxEnd} 318V104Z`
  return {
    definitions: '',
    outline,
    heightCm: 328,
    drawbarCm: 0,
    behind: drawFrame(paint, front),
    wheels,
    roof: [
      drawRoofHatch(paint, boxEnd * 0.45, 84, 328),
      vehicle.hasSolar ? drawSolarPanel(paint, 60, 150, 327) : '',
    ].join(''),
    surface: [
      drawLorryCab(paint, front),
      path(outline, bodyFill),
      group(
        { 'clip-path': 'url(#outline)' },
        rect({ x: 0, y: 104, width: boxEnd, height: 22 }, paint.stripe, 0, { opacity: '.9' }),
      ),
      line(trace`M6 312H${boxEnd - 6}M${boxEnd - 10} 110V320M10 110V320`, paint.line, 1.4, {
        opacity: '.5',
      }),
      drawBoxSide(vehicle, paint, boxEnd),
      drawLamp({ x: 0, y: 84, width: 8, height: 20 }, '#b3342d'),
      wheelArches([{ x: frontAxle, radius, rim: 'steel' }], mix(paint.plastic, '#0b2530', 0.2)),
    ].join(''),
  }
}

function drawBoxSide({ side }: VehicleOptions, paint: Paint, boxEnd: number): string {
  const bed = { x: 40, y: 214, width: 96, height: 56 }
  const dinette = { x: boxEnd - 124, y: 206, width: 92, height: 62 }
  const windows = [drawWindow(paint, bed), drawWindow(paint, dinette)]
  if (side === 'driver') {
    return [...windows, drawFlap(paint, { x: 60, y: 132, width: 90, height: 54 })].join('')
  }
  const doorX = boxEnd * 0.48
  const ladder = trace`M${doorX + 8} 108L${doorX + 4} 34M${doorX + 54} 108L${doorX + 58} 34M${doorX + 6} 84h50M${doorX + 5} 60h52`
  return [
    ...windows,
    drawDoor(paint, { x: doorX, bottom: 118, top: 300 }),
    line(ladder, paint.shade('#8c989e'), 3.5),
    drawFlap(paint, { x: 40, y: 132, width: 84, height: 54 }),
  ].join('')
}

function drawLorryCab(paint: Paint, front: number): string {
  const cab = [
    trace`M${front - 168} 70V252Q${front - 168} 264 ${front - 156} 264H${front - 66}`,
    trace`Q${front - 44} 264 ${front - 36} 244L${front - 12} 164Q${front - 6} 150 ${front - 6} 136V70Z`,
  ].join('')
  const pane = [
    trace`M${front - 142} 172V232Q${front - 142} 242 ${front - 132} 242H${front - 76}`,
    trace`Q${front - 66} 242 ${front - 62} 232L${front - 44} 172Z`,
  ].join('')
  const { light } = paint
  return [
    path(cab, paint.stripe),
    path(trace`M${front - 44} 244L${front - 18} 162H${front - 26}L${front - 52} 244Z`, '#22323b'),
    path(pane, glassFill, { stroke: '#1d2a31', 'stroke-width': 4, 'stroke-linejoin': 'round' }),
    line(
      trace`M${front - 150} 256V84M${front - 150} 152H${front - 40}`,
      mix(paint.stripe, '#0b2530', 0.4),
      1.8,
    ),
    rect({ x: front - 30, y: 82, width: 24, height: 18 }, light.isDusk ? '#fff0c4' : '#e6f0f3', 4),
    rect({ x: front - 60, y: 52, width: 58, height: 24 }, paint.plastic, 4),
    rect({ x: front - 22, y: 186, width: 12, height: 44 }, '#27343b', 5),
    line(trace`M${front - 176} 250H${front - 196}V120`, paint.plastic, 8),
  ].join('')
}

function drawFrame({ plastic, shade }: Paint, front: number): string {
  const tank = { x: front * 0.46, y: 56, width: 74, height: 40 }
  return [
    rect({ x: 6, y: 82, width: front - 40, height: 20 }, plastic, 2),
    rect(tank, shade('#8c989e'), 8),
    path('M0 84V58H10V84Z', plastic),
  ].join('')
}
