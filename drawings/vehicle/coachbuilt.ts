import { lighten, mix } from '../colour.ts'
import { fade, group, line, path, rect, trace } from '../svg.ts'
import { cabOutline, drawCab } from './cab.ts'
import {
  drawAwning,
  drawBikeRack,
  drawDoor,
  drawFlap,
  drawLamp,
  drawRoofBox,
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
  litFill,
  type Paint,
  panelLine,
  type VehicleOptions,
  type Wheel,
} from './paint.ts'
import { wheelArches } from './wheel.ts'

const radius = 34

type Coach = VehicleOptions & { readonly isAlcove: boolean }

/** Semi-integrated and alcove: a living body behind the cab of the base vehicle. */
export function drawCoachbuilt(vehicle: Coach, paint: Paint): DrawnVehicle {
  const { lengthCm: front, isAlcove } = vehicle
  const heightCm = isAlcove ? 312 : 290
  const frontAxle = front - 95
  const rearAxle = frontAxle - (front > 720 ? 404 : front > 640 ? 380 : 345)
  const axles = [...(vehicle.axleCount > 2 ? [rearAxle - 78] : []), rearAxle, frontAxle]
  const wheels: Wheel[] = axles.map((x) => ({ x, radius, rim: 'alloy' }))
  const outline = isAlcove ? alcoveOutline(front) : semiIntegratedOutline(front)
  const cabColour = chooseCabColour(vehicle, paint)
  return {
    definitions: cabFade(paint, cabColour),
    outline,
    heightCm,
    drawbarCm: 0,
    behind: vehicle.hasBikeRack ? drawBikeRack(paint, 96) : '',
    wheels,
    roof: drawRoof(vehicle, paint, heightCm),
    surface: [
      path(cabOutline(front, front - 262), cabColour === undefined ? bodyFill : 'url(#cab)'),
      rect({ x: front - 240, y: 32, width: 120, height: 13 }, paint.plastic, 2),
      drawCab(paint, front, paint.shade(panelLine(cabColour ?? vehicle.bodyColour))),
      path(outline, bodyFill),
      group(
        { 'clip-path': 'url(#outline)' },
        drawLivery(paint, vehicle.pattern, { from: 0, to: front - 243 }),
        rect({ x: -5, y: 30, width: front, height: 18 }, paint.skirt),
      ),
      line(trace`M3 49H${front - 244}`, paint.line, 1.4),
      cabColour === undefined ? continueStripe(vehicle, paint) : '',
      drawOverCab(vehicle, paint),
      drawSide(vehicle, paint, { rearAxle, heightCm }),
      drawTailLamp(2, 84, 60),
      drawLamp({ x: 0, y: heightCm - 42, width: 4, height: 9 }, '#b3342d'),
      wheelArches(wheels, mix(paint.skirt, '#2c3f49', 0.3)),
    ].join(''),
  }
}

function alcoveOutline(front: number): string {
  return [
    trace`M8 36L0 44V60L4 66L2 256Q2 304 40 307L${front - 152} 313`,
    trace`C${front - 98} 313 ${front - 70} 300 ${front - 62} 264Q${front - 58} 236 ${front - 88} 226`,
    trace`L${front - 176} 212Q${front - 240} 208 ${front - 243} 190V36Z`,
  ].join('')
}

function semiIntegratedOutline(front: number): string {
  return [
    trace`M8 36L0 44V60L4 66L2 246Q2 283 38 286L${front - 345} 291`,
    trace`C${front - 282} 291 ${front - 222} 262 ${front - 160} 216L${front - 180} 212`,
    trace`Q${front - 240} 210 ${front - 243} 194V36Z`,
  ].join('')
}

/** Dealers order semi-integrated models with a grey or silver cab; absent when it is the body's. */
function chooseCabColour({ isAlcove }: Coach, { chance }: Paint): string | undefined {
  return !isAlcove && chance.happens(0.3) ? chance.pick(['#59666f', '#c3cbcf']) : undefined
}

function cabFade(paint: Paint, colour: string | undefined): string {
  if (colour === undefined) return ''
  const shaded = paint.shade(colour)
  return fade(
    'cab',
    [
      [0, lighten(shaded, 0.25)],
      [0.5, shaded],
      [1, mix(shaded, '#2f3f49', 0.3)],
    ],
    'up',
  )
}

/** The stripe tapers out over the cab door. */
function continueStripe({ lengthCm: front, pattern }: Coach, { stripe }: Paint): string {
  const ends: Readonly<Record<number, readonly [number, number, number, number]>> = {
    0: [50, 86, 58, 118],
    1: [64, 91, 84, 106],
    3: [112, 121, 119, 122],
  }
  const end = ends[pattern]
  if (end === undefined) return ''
  const [low, high, tip, reach] = end
  const outline = [
    trace`M${front - 241} ${low}V${high}C${front - 200} ${high + 3} ${front - 160} ${(high + tip) / 2 + 2} ${front - reach} ${tip}`,
    trace`C${front - 160} ${(low + tip) / 2} ${front - 200} ${low} ${front - 241} ${low}Z`,
  ].join('')
  return path(outline, stripe, { opacity: '.92' })
}

function drawOverCab({ lengthCm: front, isAlcove }: Coach, paint: Paint): string {
  if (isAlcove) {
    const box = { x: front - 206, y: 246, width: 74, height: 38 }
    const edge = trace`M${front - 84} 228C${front - 66} 240 ${front - 64} 252 ${front - 66} 270`
    return drawWindow(paint, box, { radius: 10 }) + line(edge, paint.line, 1.4, { opacity: '.6' })
  }
  const frame = [
    trace`M${front - 276} 264L${front - 226} 236Q${front - 220} 232 ${front - 227} 231L${front - 270} 231`,
    trace`Q${front - 290} 231 ${front - 290} 250Q${front - 290} 270 ${front - 276} 264Z`,
  ].join('')
  const pane = [
    trace`M${front - 277} 259L${front - 234} 235H${front - 269}Q${front - 286} 235 ${front - 286} 249`,
    trace`Q${front - 286} 263 ${front - 277} 259Z`,
  ].join('')
  return path(frame, '#1d2a31') + path(pane, paint.light.isDusk ? litFill : glassFill)
}

function drawSide(
  vehicle: Coach,
  paint: Paint,
  { rearAxle, heightCm }: { rearAxle: number; heightCm: number },
): string {
  const { lengthCm: front, isAlcove, side } = vehicle
  const doorX = rearAxle + radius + 32 + paint.chance.between(0, 12)
  const windowX = doorX + 78
  const bed = { x: 26, y: 150, width: Math.min(100, rearAxle - 40), height: 54 }
  const dinette = { x: windowX, y: 148, width: Math.min(92, front - 262 - windowX), height: 56 }
  const garage =
    rearAxle > 160
      ? { x: 34, y: 58, width: 76, height: 44 }
      : { x: 26, y: 58, width: 44, height: 40 }
  const edge = trace`M6 ${heightCm - 46}H${front - (isAlcove ? 96 : 300)}`
  const shared = [
    line(edge, paint.line, 1.2, { opacity: '.35' }),
    drawWindow(paint, bed),
    drawWindow(paint, dinette),
    drawFlap(paint, garage),
    drawLamp({ x: front - 262, y: 58, width: 8, height: 4 }, '#e09a3e'),
  ]
  if (side === 'driver') {
    const gas = { x: doorX + 6, y: 60, width: 58, height: 62 }
    return [...shared, drawFlap(paint, gas), drawVents(paint, rearAxle - 4, 122)].join('')
  }
  const awningWidth = Math.min(330, front - 340 - doorX + 120)
  return [
    ...shared,
    drawDoor(paint, { x: doorX, bottom: 60, top: isAlcove ? 252 : 250 }),
    front > 640 ? drawWindow(paint, { x: rearAxle - 8, y: 172, width: 64, height: 38 }) : '',
    drawFlap(paint, { x: doorX + 76, y: 58, width: 48, height: 34 }),
    drawLamp({ x: doorX + 84, y: 54, width: 8, height: 4 }, '#e09a3e'),
    vehicle.hasAwning ? drawAwning(paint, doorX - 90, heightCm - 34, awningWidth) : '',
  ].join('')
}

function drawRoof({ lengthCm: front, ...vehicle }: Coach, paint: Paint, heightCm: number): string {
  const top = heightCm - 2
  return [
    drawRoofHatch(paint, front / 2, 76, top),
    drawRoofHatch(paint, 70, 48, top - 2),
    vehicle.hasSolar ? drawSolarPanel(paint, 150, 140, top - 1) : '',
    vehicle.hasRoofBox ? drawRoofBox(paint, 140, top) : '',
    paint.chance.happens(0.4) ? drawSatelliteDome(paint, front * 0.4, top) : '',
  ].join('')
}
