import { seededChance } from './chance.ts'
import { drawFloorPlan } from './details/floor-plan.ts'
import { chooseFabric } from './details/room.ts'
import {
  assemble,
  completeFacts,
  drawShadow,
  drawShape,
  shadowDefinitions,
  svgDocument,
  type VehicleFacts,
} from './draw-vehicle.ts'
import { lights } from './palette.ts'
import { clipPath, ellipse, group, path, rect } from './svg.ts'
import { endOutline, endShapes } from './vehicle/end-shape.ts'
import { drawFrontView } from './vehicle/front-view.ts'
import {
  bodyFill,
  type Paint,
  paintDefinitions,
  paintFor,
  type VehicleOptions,
} from './vehicle/paint.ts'
import { drawRearView, type EndView } from './vehicle/rear-view.ts'
import { drawRoofView } from './vehicle/roof-view.ts'
import { type VehicleShape, vehicleShapes } from './vehicle/vehicle-shape.ts'

export type DamageDrawing = 'right' | 'left' | 'front' | 'rear' | 'roof' | 'inside'

const width = 600
const height = 400
const groundY = 334
const seed = 'damages'

/** By the colours of the catalogue; dark ones are lighter here, since lines are pointed to. */
const bodyColours: Readonly<Record<string, string>> = {
  silver: '#cfd6d9',
  grey: '#a3aeb3',
  black: '#6f7a81',
  beige: '#eae1d2',
  brown: '#a98f78',
  blue: '#7f9fb4',
  red: '#b9705f',
  green: '#7d8f84',
  yellow: '#e3c877',
  orange: '#d79a66',
}

export function bodyColourOf(code: string | undefined): string {
  return bodyColours[code ?? ''] ?? '#fafbfb'
}

/**
 * One view of a vehicle as large as its frame of 600 x 400 takes it, without a landscape: places on it
 * are pointed to. Lengths are those of the shape, so that a region lies where its part is drawn.
 */
export function drawDamageView(view: DamageDrawing, facts: VehicleFacts): string {
  const { shape } = facts
  const vehicle = completeFacts({
    ...facts,
    seed,
    scene: 'coast',
    lengthCm: vehicleShapes[shape],
    side: view === 'left' ? 'driver' : 'kerb',
    hasAwning: true,
    hasBikeRack: false,
    hasRoofBox: false,
    hasSolar: true,
  })
  return svgDocument(drawView(view, shape, vehicle), `0 0 ${width} ${height}`)
}

function drawView(view: DamageDrawing, shape: VehicleShape, vehicle: VehicleOptions): string {
  switch (view) {
    case 'right':
    case 'left':
      return drawSideView(shape, vehicle)
    case 'front':
    case 'rear':
      return drawEnd(view, shape, vehicle)
    case 'roof':
      return drawRoofView(shape, paintOf(vehicle))
    case 'inside':
      return drawInside(shape)
  }
}

function paintOf(vehicle: VehicleOptions) {
  return paintFor(vehicle, lights.day, seededChance(seed))
}

function drawSideView(shape: VehicleShape, vehicle: VehicleOptions): string {
  const paint = paintOf(vehicle)
  const drawn = drawShape(shape, vehicle, paint)
  const { lengthCm } = vehicle
  const scale = Math.min(548 / lengthCm, 286 / (drawn.heightCm + 18))
  const left = (width - lengthCm * scale) / 2
  const isMirrored = vehicle.side === 'driver'
  const standing = (lengthCm - drawn.drawbarCm) * scale
  const start = isMirrored ? left + drawn.drawbarCm * scale : left
  const x = isMirrored ? width - left : left
  const definitions = [
    paintDefinitions(paint),
    drawn.definitions,
    clipPath('outline', drawn.outline),
    shadowDefinitions,
  ].join('')
  const transform = `translate(${x.toFixed(1)} ${groundY}) scale(${(isMirrored ? -scale : scale).toFixed(3)} ${(-scale).toFixed(3)})`
  return [
    `<defs>${definitions}</defs>`,
    drawShadow({ centre: start + standing / 2, width: standing, scale, groundY }),
    group({ transform }, assemble(drawn, paint)),
  ].join('')
}

function drawEnd(view: 'front' | 'rear', shape: VehicleShape, vehicle: VehicleOptions): string {
  const paint = paintOf(vehicle)
  const end = endShapes[shape]
  const drawn =
    view === 'rear'
      ? drawRearView(shape, vehicle, paint)
      : (drawFrontView(shape === 'expedition' ? 'liner' : shape, paint) ??
        drawPlainFront(shape, paint))
  const scale = Math.min(300 / (end.height + 6), 1.3)
  const definitions =
    paintDefinitions(paint) + clipPath('outline', drawn.outline) + shadowDefinitions
  return [
    `<defs>${definitions}</defs>`,
    ellipse([300, groundY - 2], [drawn.halfWidth * scale * 1.15, 16], 'url(#contact)'),
    group(
      { transform: `translate(300 ${groundY}) scale(${scale.toFixed(3)} ${(-scale).toFixed(3)})` },
      drawn.markup,
    ),
  ].join('')
}

/** Of a trailer without a living room: a wall, its tyres and the coupling. */
function drawPlainFront(shape: VehicleShape, paint: Paint): EndView {
  const end = endShapes[shape]
  const { halfWidth } = end
  const outline = endOutline(end)
  const tyres = [-halfWidth + 14, halfWidth - 36].map((x) =>
    rect({ x, y: 0, width: 22, height: 66 }, '#20292e', 5),
  )
  const markup = [
    ...tyres,
    path(outline, bodyFill, { stroke: paint.line, 'stroke-width': 1.6 }),
    path('M-40 66L-7 34H7L40 66Z', paint.shade('#7b8990')),
    rect({ x: -9, y: 14, width: 18, height: 34 }, paint.shade('#46545b'), 4),
  ].join('')
  return { outline, halfWidth, markup }
}

/** The plan of 800 x 600 lies in its middle; without its line of length. */
function drawInside(shape: VehicleShape): string {
  const fabric = chooseFabric(seededChance(seed))
  const hasCab = !['caravan', 'teardrop', 'boxTrailer', 'tarpTrailer'].includes(shape)
  const plan = drawFloorPlan(seededChance('beds'), fabric, { hasCab, isMeasured: false })
  return group({ transform: 'translate(-28 -46) scale(.82)' }, plan)
}
