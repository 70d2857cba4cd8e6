import { hashOf, seededChance } from './chance.ts'
import { drawCloseUp, drawInterior, type InteriorKind } from './draw-detail.ts'
import { drawEndView } from './draw-end-view.ts'
import {
  completeFacts,
  drawVehicle,
  type VehicleDrawing,
  type VehicleFacts,
} from './draw-vehicle.ts'
import type { LightName } from './palette.ts'
import { sceneNames } from './scenery/scene.ts'
import type { VehicleShape } from './vehicle/vehicle-shape.ts'

export type AdPictureKind =
  | 'kerbSide'
  | 'driverSide'
  | 'front'
  | 'rear'
  | 'tyre'
  | 'damage'
  | InteriorKind

export type AdPicture = { readonly kind: AdPictureKind; readonly svg: string }

/** Interiors come in this many variants, shared by all ads: equal drawings are made once. */
const interiorVariants = 9

/** The gallery of one ad, main picture first: five to eight drawings, the same for every run. */
export function drawAd(seed: string | number, facts: VehicleFacts): AdPicture[] {
  const drawing = placeAd(seed, facts)
  const { bodyColour, stripeColour } = completeFacts(drawing)
  const surface = { seed, bodyColour, stripeColour }
  const front = drawEndView('front', drawing)
  const rear = drawEndView('rear', drawing)
  const variant = hashOf(`${seed}|interior`) % interiorVariants
  const kerbSide: AdPicture = { kind: 'kerbSide', svg: drawVehicle(drawing) }
  const otherSide = drawVehicle({ ...drawing, side: 'driver' })
  const driverSide: AdPicture = { kind: 'driverSide', svg: otherSide }
  // Where a seller parked decides which side is photographed first.
  const isTurned = hashOf(`${seed}|side`) % 5 === 0
  const pictures: (AdPicture | undefined)[] = [
    isTurned ? driverSide : kerbSide,
    ...interiorsOf(facts.shape).map((kind) => {
      return { kind, svg: drawInterior(kind, { seed: variant }) }
    }),
    front === undefined ? undefined : { kind: 'front', svg: front },
    rear === undefined ? undefined : { kind: 'rear', svg: rear },
    isTurned ? kerbSide : driverSide,
    { kind: 'tyre', svg: drawCloseUp('tyre', surface) },
  ]
  const present = pictures.filter((picture) => picture !== undefined)
  // Some sellers take more pictures than others.
  return present.slice(0, Math.max(5, present.length - (hashOf(`${seed}|count`) % 3)))
}

/** For a damage of an ad: the wall of the same vehicle, scratched elsewhere each time. */
export function drawAdDamage(
  seed: string | number,
  { index, ...facts }: VehicleFacts & { readonly index: number },
): AdPicture {
  const { bodyColour, stripeColour } = completeFacts(placeAd(seed, facts))
  const surface = { seed: `${seed}|${index}`, bodyColour, stripeColour }
  return { kind: 'damage', svg: drawCloseUp('damage', surface) }
}

function placeAd(seed: string | number, facts: VehicleFacts): VehicleDrawing {
  const chance = seededChance(`${seed}|place`)
  const light = chance.pick<LightName>(['day', 'day', 'day', 'morning', 'overcast', 'dusk'])
  return { ...facts, seed, light, scene: chance.pick(sceneNames) }
}

function interiorsOf(shape: VehicleShape): InteriorKind[] {
  switch (shape) {
    case 'boxTrailer':
    case 'tarpTrailer':
      return []
    case 'caravan':
      return ['caravanFloorPlan', 'kitchen', 'bed', 'seating']
    case 'teardrop':
      return ['bed', 'kitchen']
    case 'panelVan':
    case 'camperBus':
      return ['dashboard', 'kitchen', 'bed']
    default:
      return ['floorPlan', 'dashboard', 'kitchen', 'bed', 'bathroom']
  }
}
