import { seededChance } from './chance.ts'
import {
  coachColours,
  type LightName,
  lights,
  liveryOfMake,
  stripeColours,
  vanColours,
} from './palette.ts'
import { drawScenery } from './scenery/draw-scenery.ts'
import type { SceneName } from './scenery/scene.ts'
import { clipPath, ellipse, glow, group, path, rect, trace } from './svg.ts'
import { drawCamperBus } from './vehicle/camper-bus.ts'
import { drawCaravan } from './vehicle/caravan.ts'
import { drawCoachbuilt } from './vehicle/coachbuilt.ts'
import { drawExpedition } from './vehicle/expedition.ts'
import { drawIntegrated } from './vehicle/integrated.ts'
import {
  type DrawnVehicle,
  type Paint,
  paintDefinitions,
  paintFor,
  type VehicleOptions,
} from './vehicle/paint.ts'
import { drawBoxTrailer, drawTarpTrailer, drawTeardrop } from './vehicle/small-trailer.ts'
import { drawPanelVan } from './vehicle/van.ts'
import { type VehicleShape, vehicleShapes } from './vehicle/vehicle-shape.ts'
import { drawWheel } from './vehicle/wheel.ts'

/** What is known of a vehicle; the seed decides the rest, always in the same way. */
export type VehicleFacts = Partial<Omit<VehicleOptions, 'side' | 'pattern'>> & {
  readonly shape: VehicleShape
  /** Decides stripe and pattern; a stripe colour of its own goes before. */
  readonly make?: string
}

export type VehicleDrawing = VehicleFacts & {
  readonly seed: string | number
  readonly scene: SceneName
  readonly light?: LightName
  readonly side?: VehicleOptions['side']
  readonly pattern?: number
  /** The wide picture of the home page: small, at the right, with calm sky for a headline. */
  readonly isBanner?: boolean
}

/** Side view of a vehicle in its landscape: an SVG document of 800 x 600. */
export function drawVehicle(drawing: VehicleDrawing): string {
  const { seed, scene, light: lightName = 'day', isBanner = false } = drawing
  const light = lights[lightName]
  const chance = seededChance(`${seed}|${drawing.shape}|vehicle`)
  const vehicle = completeFacts(drawing)
  const paint = paintFor(vehicle, light, chance)
  const drawn = drawShape(drawing.shape, vehicle, paint)
  const scenery = drawScenery({ scene, light: lightName, seed, isBanner })
  const definitions = [
    scenery.definitions,
    paintDefinitions(paint),
    drawn.definitions,
    clipPath('outline', drawn.outline),
    shadowDefinitions,
  ].join('')
  const stand = placeVehicle(vehicle, drawn, isBanner)
  const evening = rect({ x: 0, y: 0, width: 800, height: 600 }, '#f0a36b', 0, { opacity: '.06' })
  const body = [
    `<defs>${definitions}</defs>`,
    scenery.markup,
    drawShadow({ ...stand, groundY }),
    group({ transform: stand.transform }, assemble(drawn, paint)),
    light.isDusk ? evening : '',
  ].join('')
  return svgDocument(body, isBanner ? '0 136 800 426' : '0 0 800 600')
}

export function svgDocument(body: string, viewBox = '0 0 800 600'): string {
  const [, , width, height] = viewBox.split(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${body}</svg>`
}

/** The same for every picture of one vehicle, whichever side is shown. */
export function completeFacts(drawing: VehicleDrawing): VehicleOptions {
  const { shape, seed, make } = drawing
  const chance = seededChance(`${seed}|${shape}|facts`)
  const isVan = shape === 'panelVan' || shape === 'camperBus'
  const livery = make === undefined ? undefined : liveryOfMake(make)
  // Chance is asked in any case, so that one known fact does not change all the others.
  const drawn = {
    bodyColour: chance.pick(isVan ? vanColours : coachColours),
    stripeColour: chance.pick(stripeColours),
    pattern: chance.below(5),
    hasAwning: chance.happens(0.6),
    hasSolar: chance.happens(0.5),
    hasBikeRack: chance.happens(0.3),
    hasRoofBox: chance.happens(0.12),
  }
  return {
    lengthCm: drawing.lengthCm ?? vehicleShapes[shape],
    axleCount: drawing.axleCount ?? 1,
    bodyColour: drawing.bodyColour ?? drawn.bodyColour,
    stripeColour: drawing.stripeColour ?? livery?.stripe ?? drawn.stripeColour,
    pattern: drawing.pattern ?? livery?.pattern ?? drawn.pattern,
    side: drawing.side ?? 'kerb',
    hasAwning: drawing.hasAwning ?? drawn.hasAwning,
    hasSolar: drawing.hasSolar ?? drawn.hasSolar,
    hasBikeRack: drawing.hasBikeRack ?? drawn.hasBikeRack,
    hasRoofBox: drawing.hasRoofBox ?? drawn.hasRoofBox,
  }
}

export function drawShape(
  shape: VehicleShape,
  vehicle: VehicleOptions,
  paint: Paint,
): DrawnVehicle {
  switch (shape) {
    case 'panelVan':
      return drawPanelVan(vehicle, paint)
    case 'camperBus':
      return drawCamperBus(vehicle, paint)
    case 'semiIntegrated':
      return drawCoachbuilt({ ...vehicle, isAlcove: false }, paint)
    case 'alcove':
      return drawCoachbuilt({ ...vehicle, isAlcove: true }, paint)
    case 'integrated':
      return drawIntegrated({ ...vehicle, isLiner: false }, paint)
    case 'liner':
      return drawIntegrated({ ...vehicle, isLiner: true }, paint)
    case 'expedition':
      return drawExpedition(vehicle, paint)
    case 'caravan':
      return drawCaravan(vehicle, paint)
    case 'teardrop':
      return drawTeardrop(vehicle, paint)
    case 'boxTrailer':
      return drawBoxTrailer(vehicle, paint)
    case 'tarpTrailer':
      return drawTarpTrailer(vehicle, paint)
  }
}

export function assemble(drawn: DrawnVehicle, { light }: Paint): string {
  const top = drawn.heightCm
  const rim = path(
    trace`M-5 ${top - 12}H1400V${top + 20}H-5Z`,
    light.isDusk ? '#f6c9a2' : '#ffffff',
    { opacity: light.isDusk ? '.35' : '.55' },
  )
  return [
    drawn.roof,
    drawn.behind,
    drawn.surface,
    group({ 'clip-path': 'url(#outline)' }, rim),
    ...drawn.wheels.map((wheel) => drawWheel(wheel, light.isDusk)),
  ].join('')
}

type Stand = { transform: string; scale: number; centre: number; width: number }

const groundY = 486

/** To scale with mercy: a van shall look smaller than a liner, but neither lost nor cramped. */
function placeVehicle(vehicle: VehicleOptions, drawn: DrawnVehicle, isBanner: boolean): Stand {
  const length = vehicle.lengthCm
  const shownWidth = Math.min(712, 700 * (length / 800) ** 0.5)
  const scale = isBanner ? 0.55 : Math.min(shownWidth / length, 350 / drawn.heightCm)
  const left = isBanner ? 800 - length * scale - 34 : (800 - length * scale) / 2
  const isMirrored = vehicle.side === 'driver'
  const standing = (length - drawn.drawbarCm) * scale
  const start = isMirrored ? left + drawn.drawbarCm * scale : left
  const x = isMirrored ? 800 - left : left
  return {
    transform: `translate(${x.toFixed(1)} ${groundY}) scale(${(isMirrored ? -scale : scale).toFixed(3)} ${(-scale).toFixed(3)})`,
    scale,
    centre: start + standing / 2,
    width: standing,
  }
}

export const shadowDefinitions = [
  glow('shadow', [
    [0, '#17242b', 0.5],
    [0.6, '#17242b', 0.3],
    [1, '#17242b', 0],
  ]),
  glow('contact', [
    [0, '#0f1a20', 0.78],
    [0.72, '#0f1a20', 0.6],
    [0.9, '#0f1a20', 0.22],
    [1, '#0f1a20', 0],
  ]),
].join('')

export type ShadowPlace = {
  readonly centre: number
  readonly width: number
  readonly scale: number
  readonly groundY: number
}

export function drawShadow({ centre, width, scale, groundY }: ShadowPlace): string {
  return [
    ellipse([centre + 8, groundY - 3 * scale], [width * 0.57, 25 * scale], 'url(#shadow)'),
    ellipse([centre, groundY - 10 * scale], [width / 2, 11 * scale], 'url(#contact)'),
  ].join('')
}
