import { seededChance } from './chance.ts'
import { closeUpDefinitions, drawDamage, drawTyre, type Surface } from './details/close-ups.ts'
import { dashboardDefinitions, drawDashboard } from './details/dashboard.ts'
import { drawFloorPlan } from './details/floor-plan.ts'
import { drawBathroom, drawBed, drawKitchen, drawSeating } from './details/interiors.ts'
import { chooseFabric, roomDefinitions } from './details/room.ts'
import { svgDocument } from './draw-vehicle.ts'
import { rect } from './svg.ts'

const interiorKinds = [
  'floorPlan',
  'caravanFloorPlan',
  'kitchen',
  'bed',
  'seating',
  'bathroom',
  'dashboard',
] as const

export type InteriorKind = (typeof interiorKinds)[number]
export type CloseUpKind = 'tyre' | 'damage'

/** Kitchen, bed and the like; the seed chooses wood, fabric and layout. */
export function drawInterior(kind: InteriorKind, { seed }: { seed: string | number }): string {
  const chance = seededChance(`${seed}|${kind}`)
  // One fabric a seed, so that kitchen and bed of one vehicle belong together.
  const fabric = chooseFabric(seededChance(`${seed}|fabric`))
  const background = rect({ x: 0, y: 0, width: 800, height: 600 }, 'url(#paper)')
  const draw: Record<InteriorKind, () => string> = {
    floorPlan: () => drawFloorPlan(chance, fabric, { hasCab: true }),
    caravanFloorPlan: () => drawFloorPlan(chance, fabric, { hasCab: false }),
    kitchen: () => drawKitchen(fabric),
    bed: () => drawBed(fabric),
    seating: () => drawSeating(fabric),
    bathroom: () => drawBathroom(fabric),
    dashboard: () => drawDashboard(chance),
  }
  const definitions = `<defs>${roomDefinitions}${dashboardDefinitions}</defs>`
  return svgDocument(definitions + background + draw[kind]())
}

export function drawCloseUp(
  kind: CloseUpKind,
  { seed, ...surface }: Surface & { readonly seed: string | number },
): string {
  const chance = seededChance(`${seed}|${kind}`)
  const drawn = kind === 'tyre' ? drawTyre(chance, surface) : drawDamage(chance, surface)
  return svgDocument(`<defs>${closeUpDefinitions(surface)}</defs>${drawn}`)
}
