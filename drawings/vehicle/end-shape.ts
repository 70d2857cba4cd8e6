import { trace } from '../svg.ts'
import type { VehicleShape } from './vehicle-shape.ts'

/** Cross sections for the views from front and rear: in centimetres, y upwards, x = 0 the middle. */
export type EndShape = {
  readonly halfWidth: number
  readonly height: number
  /** Lower edge of the body. */
  readonly sill: number
  /** How much narrower the roof is on each side. */
  readonly taper: number
  readonly cornerRadius: number
}

const coach: EndShape = { halfWidth: 114, height: 290, sill: 40, taper: 5, cornerRadius: 26 }

export const endShapes: Readonly<Record<VehicleShape, EndShape>> = {
  panelVan: { halfWidth: 103, height: 262, sill: 40, taper: 16, cornerRadius: 28 },
  camperBus: { halfWidth: 96, height: 198, sill: 38, taper: 16, cornerRadius: 26 },
  semiIntegrated: coach,
  integrated: { ...coach, height: 294 },
  alcove: { ...coach, height: 312 },
  liner: { ...coach, halfWidth: 124, height: 342, sill: 46 },
  expedition: { halfWidth: 122, height: 328, sill: 104, taper: 0, cornerRadius: 8 },
  caravan: { ...coach, halfWidth: 116, height: 262, sill: 46 },
  teardrop: { halfWidth: 96, height: 196, sill: 52, taper: 6, cornerRadius: 20 },
  boxTrailer: { halfWidth: 92, height: 234, sill: 56, taper: 0, cornerRadius: 8 },
  tarpTrailer: { halfWidth: 92, height: 224, sill: 58, taper: 3, cornerRadius: 12 },
}

export function endOutline({ halfWidth, height, sill, taper, cornerRadius }: EndShape): string {
  const roof = halfWidth - taper
  return [
    trace`M${-halfWidth + 6} ${sill}Q${-halfWidth} ${sill} ${-halfWidth} ${sill + 10}`,
    trace`L${-roof} ${height - cornerRadius}Q${-roof + 2} ${height} ${-roof + cornerRadius} ${height}`,
    trace`H${roof - cornerRadius}Q${roof - 2} ${height} ${roof} ${height - cornerRadius}`,
    trace`L${halfWidth} ${sill + 10}Q${halfWidth} ${sill} ${halfWidth - 6} ${sill}Z`,
  ].join('')
}
