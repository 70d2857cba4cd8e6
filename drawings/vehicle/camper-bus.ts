import { lighten, mix } from '../colour.ts'
import { fade, group, line, path, rect, trace } from '../svg.ts'
import { drawFlap, drawLamp, drawTailLamp, drawWindow } from './fittings.ts'
import {
  bodyFill,
  type DrawnVehicle,
  glassFill,
  type Paint,
  type VehicleOptions,
  type Wheel,
} from './paint.ts'
import { wheelArches } from './wheel.ts'

/** The classic bus of some five metres, two-coloured, often with its roof raised. */
export function drawCamperBus(vehicle: VehicleOptions, paint: Paint): DrawnVehicle {
  const front = vehicle.lengthCm
  const frontAxle = front - 92
  const rearAxle = frontAxle - (front > 515 ? 340 : 300)
  const wheels: Wheel[] = [rearAxle, frontAxle].map((x) => ({ x, radius: 33, rim: 'alloy' }))
  const outline = [
    'M16 32L4 40V58L8 62C5 108 9 146 18 172Q24 193 44 195',
    trace`L${front - 206} 197C${front - 176} 197 ${front - 152} 186 ${front - 132} 168L${front - 86} 129`,
    trace`C${front - 58} 125 ${front - 34} 117 ${front - 18} 103Q${front - 7} 93 ${front - 6} 78`,
    trace`L${front - 2} 70Q${front} 52 ${front - 4} 40Q${front - 8} 31 ${front - 24} 30Z`,
  ].join('')
  const isRaised = paint.chance.happens(0.55)
  return {
    definitions: fade(
      'tent',
      [
        [0, paint.shade('#8f9a9b')],
        [1, paint.shade('#c8cdc6')],
      ],
      'up',
    ),
    outline,
    heightCm: isRaised ? 262 : 206,
    drawbarCm: 0,
    behind: isRaised ? drawRaisedRoof(vehicle, paint) : '',
    wheels,
    roof: isRaised ? '' : drawClosedRoof(vehicle, paint),
    surface: [
      path(outline, bodyFill),
      group({ 'clip-path': 'url(#outline)' }, drawTwoTone(vehicle, paint)),
      drawGlass(vehicle, paint),
      drawSeams(vehicle, paint),
      drawFront(paint, front),
      drawTailLamp(8, 92, 46),
      wheelArches(wheels, paint.plastic),
    ].join(''),
  }
}

/** Opens at the front, hinged at the rear. */
function drawRaisedRoof({ lengthCm: front }: VehicleOptions, paint: Paint): string {
  const tent = trace`M64 192L${front - 228} 254L${front - 206} 192Z`
  const folds = trace`M${front - 300} 194L${front - 258} 246M${front - 250} 194L${front - 236} 250`
  const shell = trace`M40 194Q44 206 60 208L${front - 236} 268Q${front - 216} 270 ${front - 214} 256L70 194Z`
  const tentWindow = trace`M${front - 290} 206L${front - 256} 236L${front - 244} 206Z`
  return [
    path(tent, 'url(#tent)'),
    line(folds, paint.shade('#7d8887'), 1.4, { opacity: '.7' }),
    path(tentWindow, paint.light.isDusk ? 'url(#lit)' : '#6f8188', { opacity: '.8' }),
    path(shell, paint.body),
    line(trace`M70 197L${front - 216} 257`, paint.line, 1.6),
  ].join('')
}

function drawClosedRoof({ lengthCm: front }: VehicleOptions, paint: Paint): string {
  const shell = trace`M40 193Q44 205 70 206H${front - 232}Q${front - 206} 205 ${front - 196} 195Z`
  return (
    path(shell, mix(paint.body, '#6c7a82', 0.12)) +
    line(trace`M50 196H${front - 202}`, paint.line, 1.4)
  )
}

function drawTwoTone({ lengthCm: front, pattern }: VehicleOptions, paint: Paint): string {
  const bumper = rect({ x: -5, y: 28, width: front + 10, height: 17 }, paint.plastic)
  if (pattern % 2 === 1) return bumper
  const lower = trace`M-5 28V112H${front - 110}Q${front - 50} 112 ${front + 5} 92V28Z`
  return [
    path(lower, paint.stripe, { opacity: '.92' }),
    line(
      trace`M-5 113H${front - 110}Q${front - 50} 113 ${front + 5} 93`,
      lighten(paint.body, 0.4),
      3,
    ),
    bumper,
  ].join('')
}

function drawGlass({ lengthCm: front }: VehicleOptions, paint: Paint): string {
  const doorGlass = [
    trace`M${front - 106} 128Q${front - 128} 152 ${front - 148} 168Q${front - 156} 174 ${front - 168} 174`,
    trace`H${front - 212}V131Q${front - 212} 126 ${front - 206} 126H${front - 112}Z`,
  ].join('')
  const screen = trace`M${front - 136} 172L${front - 88} 130L${front - 98} 129Q${front - 122} 154 ${front - 146} 174Z`
  const sliding = { x: front - 330, y: 126, width: 106, height: 48 }
  const rear = { x: 32, y: 126, width: front - 374, height: 48 }
  return [
    path(doorGlass, glassFill, {
      stroke: '#1d2a31',
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }),
    path(screen, '#22323b'),
    line(trace`M${front - 160} 128V172`, '#1d2a31', 3),
    drawWindow(paint, sliding, { radius: 7, isPlain: true }),
    drawWindow(paint, rear, { radius: 7, isPlain: true }),
  ].join('')
}

function drawSeams({ lengthCm: front, side }: VehicleOptions, paint: Paint): string {
  const doors = trace`M${front - 218} 190V46M${front - 122} 122V92Q${front - 122} 80 ${front - 128} 68`
  const sliding = trace`M${front - 336} 190V46M${front - 336} 118H24`
  const fridge = { x: front - 320, y: 84, width: 30, height: 22 }
  return [
    line(doors, paint.line, 1.8),
    side === 'kerb' ? line(sliding, paint.line, 2, { opacity: '.8' }) : drawFlap(paint, fridge),
    rect({ x: front - 208, y: 108, width: 16, height: 5 }, paint.line, 2.5),
  ].join('')
}

function drawFront({ light, plastic }: Paint, front: number): string {
  const lamp = [
    trace`M${front - 9} 84C${front - 20} 86 ${front - 38} 94 ${front - 46} 108`,
    trace`Q${front - 26} 110 ${front - 15} 100Q${front - 9} 94 ${front - 9} 84Z`,
  ].join('')
  const bumper = [
    trace`M${front - 40} 30L${front - 50} 54Q${front - 20} 62 ${front - 2} 62`,
    trace`Q${front} 50 ${front - 4} 40Q${front - 8} 31 ${front - 24} 30Z`,
  ].join('')
  return [
    path(lamp, light.isDusk ? '#fff0c4' : '#e6f0f3', { stroke: '#2b3a42', 'stroke-width': 2.5 }),
    path(bumper, plastic),
    drawLamp({ x: front - 26, y: 42, width: 9, height: 6 }, '#cdd8dc'),
    path(trace`M${front - 116} 124l-5 8v18q0 5 5 5h8q5 0 5-5v-20q0-6-6-6Z`, '#27343b'),
  ].join('')
}
