import type { AdPictureKind } from '#drawings/draw-ad.ts'
import { drawAdDamage } from '#drawings/draw-ad.ts'
import type { VehicleFacts } from '#drawings/draw-vehicle.ts'
import { coachColours, vanColours } from '#drawings/palette.ts'
import { shapeOfBodyType } from '#drawings/vehicle/vehicle-shape.ts'
import type { DemoDamage } from '../vehicles/demo-damages.ts'
import type { DemoVehicle } from '../vehicles/vehicle-table.ts'
import {
  type DrawingStore,
  type StoredDrawing,
  storeAdDrawings,
  storeDrawing,
} from './store-drawing.ts'

/** The pictures of one ad: its gallery, and one for each damage. */

export type AdPictures = {
  readonly gallery: readonly StoredDrawing[]
  /** In the order of the damages; null where the drawing would show something else. */
  readonly damages: readonly (StoredDrawing | null)[]
}

export async function makeAdPictures(
  store: DrawingStore,
  ad: { readonly vehicle: DemoVehicle; readonly damages: readonly DemoDamage[] },
): Promise<AdPictures> {
  const seed = ad.vehicle.name
  const facts = drawnFacts(ad.vehicle)
  const gallery = await storeAdDrawings(store, { seed, facts })
  const damages: (StoredDrawing | null)[] = []
  for (const { hasPicture, sortOrder: index } of ad.damages) {
    const drawn = hasPicture ? drawAdDamage(seed, { ...facts, index }) : null
    damages.push(drawn && (await storeDrawing(store, drawn)))
  }
  return { gallery, damages }
}

const bodyColours: Readonly<Record<string, string>> = {
  white: coachColours[0],
  silver: vanColours[1],
  grey: vanColours[2],
  red: vanColours[3],
  blue: vanColours[4],
  beige: vanColours[5],
  orange: '#d08a45',
}

function drawnFacts(vehicle: DemoVehicle): VehicleFacts {
  return {
    shape: shapeOfBodyType(vehicle.body),
    make: vehicle.make,
    lengthCm: Math.round(vehicle.lengthMm / 10),
    axleCount: vehicle.weightKg === 5400 ? 3 : vehicle.kind === 'motorhome' ? 2 : tandem(vehicle),
    bodyColour: bodyColours[vehicle.colour] ?? coachColours[0],
  }
}

function tandem({ weightKg }: DemoVehicle): number {
  return weightKg > 2100 ? 2 : 1
}

/** What a drawing shows, in the words of the attribute catalogue. */
export const imageKinds: Readonly<Record<AdPictureKind, string>> = {
  kerbSide: 'exterior_right',
  driverSide: 'exterior_left',
  front: 'exterior_front',
  rear: 'exterior_rear',
  tyre: 'tyre',
  damage: 'other',
  floorPlan: 'floor_plan',
  caravanFloorPlan: 'floor_plan',
  kitchen: 'kitchen',
  bed: 'bed',
  seating: 'living',
  bathroom: 'bath',
  dashboard: 'dashboard_mileage',
}
