import { lighten, mix } from '../colour.ts'
import { fade, group, line, path, rect, trace } from '../svg.ts'
import { drawDoor, drawLamp, drawRoofHatch, drawTailLamp, drawWindow } from './fittings.ts'
import { drawLivery } from './livery.ts'
import {
  bodyFill,
  type DrawnVehicle,
  type Paint,
  type VehicleOptions,
  type Wheel,
} from './paint.ts'
import { drawDrawbar, drawSteadies } from './towing.ts'
import { wheelArches } from './wheel.ts'

const radius = 31
const drawbarCm = 120

/** A drop-shaped sleeper with its kitchen under the rear hatch. */
export function drawTeardrop(vehicle: VehicleOptions, paint: Paint): DrawnVehicle {
  const end = vehicle.lengthCm - drawbarCm
  const axle = end * 0.44
  const wheels: Wheel[] = [{ x: axle, radius, rim: 'alloy' }]
  const outline = [
    trace`M6 56Q-14 70 6 104Q60 190 ${end * 0.5} 196C${end * 0.8} 200 ${end} 170 ${end + 4} 96`,
    trace`L${end} 52Z`,
  ].join('')
  const door = { x: end * 0.5, bottom: 64, top: 174, width: 76 }
  return {
    definitions: '',
    outline,
    heightCm: 197,
    drawbarCm,
    behind:
      drawDrawbar(paint, { from: end - 60, tip: vehicle.lengthCm }) +
      drawSteadies(paint, 40, end - 20),
    wheels,
    roof: drawRoofHatch(paint, end * 0.46, 56, 194),
    surface: [
      path(outline, bodyFill),
      group(
        { 'clip-path': 'url(#outline)' },
        rect({ x: -20, y: 40, width: end + 40, height: 52 }, paint.stripe),
        rect({ x: -20, y: 94, width: end + 40, height: 4 }, mix(paint.stripe, paint.body, 0.5)),
      ),
      line(trace`M${end * 0.24} 164L${end * 0.16} 60`, paint.line, 1.8),
      vehicle.side === 'kerb'
        ? drawDoor(paint, door)
        : drawWindow(paint, { x: end * 0.52, y: 114, width: 64, height: 44 }),
      drawTailLamp(2, 66, 24),
      wheelArches(wheels, mix(paint.stripe, '#0b2530', 0.35)),
    ].join(''),
  }
}

/** Box trailer of panels, with a round front. */
export function drawBoxTrailer(vehicle: VehicleOptions, paint: Paint): DrawnVehicle {
  const end = vehicle.lengthCm - drawbarCm
  const wheels = trailerWheels(vehicle, end)
  const outline = trace`M4 56V228Q4 234 10 234H${end - 60}Q${end - 14} 232 ${end - 4} 176L${end} 120V56Z`
  let seams = ''
  for (let index = 1; index < 5; index += 1) seams += trace`M${(end * index) / 5} 60V230`
  const gap = { stroke: paint.line, 'stroke-width': 2 }
  const door = rect({ x: end - 132, y: 64, width: 66, height: 152 }, 'none', 6, gap)
  const lock = rect({ x: end - 126, y: 132, width: 6, height: 20 }, paint.plastic, 2)
  return {
    definitions: '',
    outline,
    heightCm: 236,
    drawbarCm,
    behind: drawDrawbar(paint, { from: end - 60, tip: vehicle.lengthCm }),
    wheels,
    roof: '',
    surface: [
      path(outline, bodyFill),
      group(
        { 'clip-path': 'url(#outline)' },
        drawLivery(paint, vehicle.pattern, { from: 0, to: end }),
      ),
      line(seams, paint.line, 1.2, { opacity: '.35' }),
      line(trace`M4 228H${end - 40}`, lighten(paint.body, 0.6), 3, { opacity: '.7' }),
      rect({ x: 0, y: 48, width: end + 2, height: 12 }, paint.plastic, 2),
      vehicle.side === 'kerb' ? door + lock : '',
      trailerLamps(end),
      drawMudguard(wheels),
    ].join(''),
  }
}

/** Flat trailer with a tarpaulin over its bows. */
export function drawTarpTrailer(vehicle: VehicleOptions, paint: Paint): DrawnVehicle {
  const end = vehicle.lengthCm - drawbarCm
  const wheels = trailerWheels(vehicle, end)
  const outline = trace`M6 98V214Q6 222 16 223L${end - 16} 223Q${end - 6} 222 ${end - 6} 212V98Z`
  return {
    definitions: fade(
      'tarp',
      [
        [0, lighten(paint.stripe, 0.28)],
        [0.3, paint.stripe],
        [1, mix(paint.stripe, '#1d2a31', 0.22)],
      ],
      'up',
    ),
    outline,
    heightCm: 226,
    drawbarCm,
    behind: drawDrawbar(paint, { from: end - 60, tip: vehicle.lengthCm }),
    wheels,
    roof: '',
    surface: [
      path(outline, 'url(#tarp)'),
      group({ 'clip-path': 'url(#outline)' }, drawFolds(paint, end)),
      drawSideboards(paint, end),
      trailerLamps(end),
      drawMudguard(wheels),
    ].join(''),
  }
}

function drawFolds({ chance, stripe }: Paint, end: number): string {
  return Array.from({ length: 6 }, (_, index) => {
    const x = (end * (index + 0.5)) / 6
    const shadow = trace`M${x} 223q${chance.between(-6, 6)} -60 0 -126`
    const light = trace`M${x + 4} 223q${chance.between(-4, 4)} -60 0 -126`
    return [
      line(shadow, mix(stripe, '#0b2530', 0.35), 2, { opacity: '.45' }),
      line(light, '#ffffff', 3, { opacity: '.14' }),
    ].join('')
  }).join('')
}

function drawSideboards({ shade, plastic }: Paint, end: number): string {
  let eyelets = ''
  for (let index = 0; index < 14; index += 1)
    eyelets += trace`M${10 + (index * (end - 20)) / 13} 104v-8`
  const seams = trace`M0 86H${end}M${end / 3} 58V100M${(end * 2) / 3} 58V100`
  return [
    rect({ x: 0, y: 58, width: end, height: 42 }, shade('#cfd6d9'), 2),
    rect({ x: 0, y: 58, width: end, height: 14 }, shade('#aab5ba'), 2),
    line(seams, shade('#8a989f'), 1.6),
    rect({ x: 0, y: 48, width: end + 2, height: 11 }, plastic, 2),
    line(eyelets, '#eef2f3', 2, { opacity: '.8' }),
  ].join('')
}

function trailerWheels({ axleCount, lengthCm }: VehicleOptions, end: number): Wheel[] {
  const axle = end * 0.46
  const positions = axleCount > 1 || lengthCm > 480 ? [axle - 36, axle + 36] : [axle]
  return positions.map((x) => ({ x, radius, rim: 'steel' }))
}

function trailerLamps(end: number): string {
  return drawTailLamp(0, 62, 26) + drawLamp({ x: end - 14, y: 50, width: 9, height: 5 }, '#e09a3e')
}

function drawMudguard(wheels: readonly Wheel[]): string {
  const first = wheels[0]?.x ?? 0
  const last = wheels.at(-1)?.x ?? first
  const outline = [
    trace`M${first - radius - 12} 44V60Q${first - radius - 6} 72 ${first - 8} 72`,
    trace`H${last + 8}Q${last + radius + 6} 72 ${last + radius + 12} 60V44Z`,
  ].join('')
  return path(outline, '#1f292e')
}
