import { mix } from '../colour.ts'
import { group, line, path, rect, trace } from '../svg.ts'
import {
  drawAwning,
  drawDoor,
  drawFlap,
  drawLamp,
  drawRoofHatch,
  drawSolarPanel,
  drawTailLamp,
  drawVents,
  drawWindow,
} from './fittings.ts'
import { drawLivery } from './livery.ts'
import { bodyFill, type DrawnVehicle, glassFill, type Paint, type VehicleOptions } from './paint.ts'
import { drawDrawbar, drawSteadies } from './towing.ts'
import { wheelArches } from './wheel.ts'

const radius = 31
const drawbarCm = 128
const heightCm = 262

export function drawCaravan(vehicle: VehicleOptions, paint: Paint): DrawnVehicle {
  const end = vehicle.lengthCm - drawbarCm
  const axle = end * 0.47
  const positions = vehicle.axleCount > 1 ? [axle - 36, axle + 36] : [axle]
  const wheels = positions.map((x) => ({ x, radius, rim: 'alloy' as const }))
  const outline = [
    trace`M16 44L5 70Q-4 150 8 222Q14 254 46 258L${end - 84} 263Q${end - 42} 263 ${end - 30} 228`,
    trace`L${end - 4} 124Q${end + 2} 100 ${end - 4} 76L${end - 16} 44Z`,
  ].join('')
  return {
    definitions: '',
    outline,
    heightCm,
    drawbarCm,
    behind:
      drawDrawbar(paint, { from: end - 90, tip: vehicle.lengthCm }) +
      drawSteadies(paint, 60, end - 60),
    wheels,
    roof: [
      drawRoofHatch(paint, end * 0.46, 76, heightCm - 3),
      drawRoofHatch(paint, 70, 46, heightCm - 5),
      vehicle.hasSolar ? drawSolarPanel(paint, end * 0.6 + 20, 110, heightCm - 2) : '',
    ].join(''),
    surface: [
      drawGasLocker(paint, end),
      path(outline, bodyFill),
      group(
        { 'clip-path': 'url(#outline)' },
        drawLivery(paint, vehicle.pattern, { from: -5, to: end + 5 }),
        rect({ x: -5, y: 38, width: end + 20, height: 16 }, paint.skirt),
        drawEndWindows(end),
      ),
      drawSide(vehicle, paint, { axle, end }),
      drawTailLamp(6, 84, 46),
      drawLamp({ x: end - 20, y: 60, width: 9, height: 4 }, '#e09a3e'),
      drawLamp({ x: 4, y: 226, width: 6, height: 7 }, '#b3342d'),
      line(trace`M22 116H${end - 6}`, paint.line, 1.2, { opacity: '.4' }),
      wheelArches(wheels, mix(paint.skirt, '#2c3f49', 0.35)),
    ].join(''),
  }
}

function drawGasLocker(paint: Paint, end: number): string {
  const outline = [
    trace`M${end - 30} 46H${end + 30}Q${end + 36} 46 ${end + 35} 54L${end + 26} 92`,
    trace`Q${end + 22} 102 ${end + 10} 102H${end - 30}Z`,
  ].join('')
  const lid = line(trace`M${end + 2} 96H${end + 18}`, paint.line, 1.5)
  return path(outline, mix(paint.body, '#8b99a0', 0.18)) + lid
}

/** Front and rear window, seen edge on. */
function drawEndWindows(end: number): string {
  return [
    path(trace`M${end - 40} 232L${end - 14} 128H${end + 10}V240Z`, '#1d2a31'),
    path(trace`M${end - 34} 228L${end - 11} 133H${end + 10}V228Z`, glassFill),
    path('M-6 140H13V222H-2Z', '#1d2a31'),
    path('M-6 145H9V217H-2Z', glassFill),
  ].join('')
}

function drawSide(
  vehicle: VehicleOptions,
  paint: Paint,
  { axle, end }: { axle: number; end: number },
): string {
  const doorX = axle + (vehicle.axleCount > 1 ? 90 : 58)
  const roomAhead = end - 58 - doorX - 76
  const dinette = { x: doorX + 76, y: 138, width: Math.min(110, roomAhead), height: 62 }
  const shared = [
    roomAhead > 50 ? drawWindow(paint, dinette) : '',
    drawWindow(paint, { x: 34, y: 138, width: Math.min(104, axle - 60), height: 62 }),
    drawFlap(paint, { x: 40, y: 60, width: Math.min(64, axle - 90), height: 40 }),
  ]
  if (vehicle.side === 'driver') {
    const kitchen = { x: doorX - 14, y: 150, width: 70, height: 46 }
    return [...shared, drawWindow(paint, kitchen), drawVents(paint, axle - 66, 120)].join('')
  }
  return [
    ...shared,
    axle > 190 ? drawWindow(paint, { x: axle - 92, y: 150, width: 76, height: 46 }) : '',
    drawDoor(paint, { x: doorX, bottom: 60, top: 236, width: 60 }),
    vehicle.hasAwning
      ? drawAwning(paint, Math.max(30, doorX - 150), heightCm - 30, Math.min(280, end - 110))
      : '',
  ].join('')
}
