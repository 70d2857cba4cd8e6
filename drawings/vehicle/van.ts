import { mix } from '../colour.ts'
import { group, line, path, rect, trace } from '../svg.ts'
import { drawCab, noseOutline } from './cab.ts'
import {
  drawAwning,
  drawFlap,
  drawRoofHatch,
  drawSolarPanel,
  drawTailLamp,
  drawVents,
  drawWindow,
} from './fittings.ts'
import {
  bodyFill,
  type DrawnVehicle,
  type Paint,
  type VehicleOptions,
  type Wheel,
} from './paint.ts'
import { wheelArches } from './wheel.ts'

const radius = 34

/** Panel van: the sheet metal of the base vehicle, with a sliding door on the kerb side. */
export function drawPanelVan(vehicle: VehicleOptions, paint: Paint): DrawnVehicle {
  const front = vehicle.lengthCm
  const frontAxle = front - 95
  const rearAxle = frontAxle - (front < 570 ? 345 : 404)
  const wheels: Wheel[] = [rearAxle, frontAxle].map((x) => ({ x, radius, rim: 'alloy' }))
  const outline = [
    'M14 32L3 40V58L8 62C4 120 8 180 14 226Q18 254 44 258',
    trace`Q${front * 0.35} 266 ${front - 262} 261C${front - 218} 258 ${front - 186} 238 ${front - 164} 217`,
    noseOutline(front),
  ].join('')
  const { line: seam, plastic } = paint
  const sills = trace`M${rearAxle + 44} 57H${frontAxle - 44}M4 57H${rearAxle - 44}`
  return {
    definitions: '',
    outline,
    heightCm: 262,
    drawbarCm: 0,
    behind: '',
    wheels,
    roof: drawVanRoof(vehicle, paint),
    surface: [
      path(outline, bodyFill),
      group({ 'clip-path': 'url(#outline)' }, drawVanStripe(vehicle, paint)),
      line(sills, plastic, 8, { 'stroke-linecap': 'butt' }),
      drawSidePanels(vehicle, paint, rearAxle),
      drawCab(paint, front, seam),
      drawTailLamp(9, 96, 62),
      drawFlap(paint, { x: rearAxle + 62, y: 76, width: 34, height: 24 }),
      wheelArches(wheels, plastic),
      vehicle.hasAwning ? drawAwning(paint, front < 530 ? 60 : front - 500, 232, 300) : '',
    ].join(''),
  }
}

function drawSidePanels({ lengthCm: front, side }: VehicleOptions, paint: Paint, rearAxle: number) {
  const { line: seam } = paint
  const rearPost = line('M30 236C26 180 24 120 26 62', seam, 1.8)
  const rearWindow = { x: rearAxle - 42, y: 146, width: 96, height: 60 }
  if (side === 'driver') {
    return [
      rearPost,
      line(trace`M${front - 242} 222V48M60 122H${front - 250}`, seam, 1.8),
      drawWindow(paint, { x: front - 420, y: 150, width: 84, height: 54 }, { radius: 10 }),
      drawWindow(paint, rearWindow, { radius: 10 }),
      drawVents(paint, front - 318, 92),
    ].join('')
  }
  const slidingDoor = trace`M${front - 242} 222V48M${front - 372} 232V48M${front - 372} 128H${front - 242}`
  return [
    rearPost,
    line(slidingDoor, seam, 1.8),
    line(trace`M${front - 372} 122H60`, seam, 3.4, { opacity: '.7' }),
    drawWindow(paint, { x: front - 358, y: 142, width: 104, height: 66 }, { radius: 10 }),
    drawWindow(paint, rearWindow, { radius: 10 }),
    rect({ x: front - 258, y: 104, width: 6, height: 16 }, paint.plastic, 2),
  ].join('')
}

function drawVanStripe({ lengthCm: front, pattern }: VehicleOptions, paint: Paint): string {
  const { stripe, plastic } = paint
  const bumper = rect({ x: -5, y: 28, width: front + 10, height: 20 }, plastic)
  const paler = mix(stripe, paint.body, 0.5)
  if (pattern === 0 || pattern === 3) {
    const straight = rect({ x: -5, y: 74, width: front - 200, height: 9 }, stripe)
    return straight + rect({ x: -5, y: 86, width: front - 200, height: 3 }, paler) + bumper
  }
  // A plain van among the striped ones: many owners have none.
  if (pattern === 2) return bumper
  const broad = [
    trace`M-5 112C${front * 0.3} 118 ${front * 0.6} 96 ${front - 232} 84V72`,
    trace`C${front * 0.6} 84 ${front * 0.3} 96 -5 92Z`,
  ].join('')
  const narrow = [
    trace`M-5 122C${front * 0.3} 128 ${front * 0.6} 106 ${front - 232} 94V90`,
    trace`C${front * 0.6} 102 ${front * 0.3} 122 -5 117Z`,
  ].join('')
  return path(broad, stripe) + path(narrow, paler) + bumper
}

function drawVanRoof({ lengthCm: front, hasSolar }: VehicleOptions, paint: Paint): string {
  return [
    drawRoofHatch(paint, front * 0.42, 62, 260),
    drawRoofHatch(paint, 76, 46, 258),
    hasSolar ? drawSolarPanel(paint, 140, 110, 260) : '',
  ].join('')
}
