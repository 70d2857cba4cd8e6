import { seededChance } from './chance.ts'
import { completeFacts, svgDocument, type VehicleDrawing } from './draw-vehicle.ts'
import { lights } from './palette.ts'
import { drawScenery } from './scenery/draw-scenery.ts'
import { clipPath, ellipse, glow, group } from './svg.ts'
import { drawFrontView } from './vehicle/front-view.ts'
import { paintDefinitions, paintFor } from './vehicle/paint.ts'
import { drawRearView } from './vehicle/rear-view.ts'

const groundY = 500
const scale = 1.32

/** Front or rear in the same place as the side view; absent where the front shows nothing. */
export function drawEndView(end: 'front' | 'rear', drawing: VehicleDrawing): string | undefined {
  const { seed, scene, shape, light: lightName = 'day' } = drawing
  const light = lights[lightName]
  const vehicle = completeFacts(drawing)
  const paint = paintFor(vehicle, light, seededChance(`${seed}|${shape}|${end}`))
  const view = end === 'front' ? drawFrontView(shape, paint) : drawRearView(shape, vehicle, paint)
  if (view === undefined) return undefined
  const scenery = drawScenery({ scene, light: lightName, seed: `${seed}|${end}` })
  const definitions = [
    scenery.definitions,
    paintDefinitions(paint),
    clipPath('outline', view.outline),
    glow('contact', [
      [0, '#0f1a20', 0.7],
      [0.7, '#0f1a20', 0.5],
      [1, '#0f1a20', 0],
    ]),
  ].join('')
  const shadow = ellipse([404, groundY - 4], [view.halfWidth * scale * 1.16, 26], 'url(#contact)')
  const place = `translate(400 ${groundY}) scale(${scale} ${-scale})`
  return svgDocument(
    `<defs>${definitions}</defs>${scenery.markup}${shadow}${group({ transform: place }, view.markup)}`,
  )
}
