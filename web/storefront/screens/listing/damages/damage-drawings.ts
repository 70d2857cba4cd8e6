import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import type { DamageView } from '#domain/vehicle/catalogue/damage-views.ts'
import { textOf, type VehicleValues } from '#domain/vehicle/values.ts'
import { bodyColourOf, drawDamageView } from '#drawings/draw-damage-view.ts'
import { shapeOfBodyType } from '#drawings/vehicle/vehicle-shape.ts'

/** Address of the drawing of the own vehicle from one side, for an `<img>`. */
export function drawingOf(view: DamageView, values: VehicleValues, kind: VehicleKind): string {
  const isTrailer = kind === 'trailer'
  const bodyType = textOf(values, isTrailer ? 'trailer_body_type' : 'body_type')
  const make = textOf(values, isTrailer ? 'trailer_make' : 'make')
  const svg = drawDamageView(view, {
    shape: shapeOfBodyType(bodyType ?? (isTrailer ? 'caravan' : 'semi_integrated')),
    bodyColour: bodyColourOf(textOf(values, 'exterior_color')),
    ...(make !== undefined && { make }),
    ...(textOf(values, 'axles') === '2' && isTrailer && { axleCount: 2 }),
  })
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
