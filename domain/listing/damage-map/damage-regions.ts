import type { VehicleKind } from '../../vehicle/attribute.ts'
import type { DamageView, SpotPoint } from '../../vehicle/catalogue/damage-views.ts'
import { textOf, type VehicleValues } from '../../vehicle/values.ts'
import type { PartRow } from './part-rows.ts'
import { type VehicleForm, viewsOfForm } from './part-table.ts'

/**
 * Which area of the catalogue lies where on the drawing of a vehicle: a tap, a key press and the list
 * give the same code. Later regions lie above earlier ones.
 */

export type DamageRegion = {
  /** An option of `damage_area` or `trailer_damage_area`. */
  readonly area: string
  /** Percent of the view, as in `SpotPoint`. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Tells regions of one area in one view apart; absent where there is one alone. */
  readonly place: RegionPlace | undefined
}

export type RegionPlace = 'rear' | 'middle' | 'front' | 'left' | 'right'

/** 44 px of a view that is 286 px wide and 190 px high within its border, as on a phone of 320 px. */
export const leastRegion = { width: 15.5, height: 23.5 } as const

const formsOfBodyTypes: Readonly<Record<string, VehicleForm>> = {
  semi_integrated: 'coach',
  alcove: 'coach',
  cabin_pickup: 'coach',
  integrated: 'flatFront',
  liner: 'flatFront',
  expedition: 'expedition',
  panel_van: 'van',
  camper_bus: 'van',
  caravan: 'caravan',
  static: 'caravan',
  compact_teardrop: 'smallTrailer',
  expedition_trailer: 'smallTrailer',
  folding_roof: 'tent',
  tent_trailer: 'tent',
}

/** By the body type where it is known, else as most of its kind. */
export function vehicleFormOf(values: VehicleValues, kind: VehicleKind): VehicleForm {
  const code = textOf(values, kind === 'trailer' ? 'trailer_body_type' : 'body_type') ?? ''
  return formsOfBodyTypes[code] ?? (kind === 'trailer' ? 'caravan' : 'coach')
}

export function regionsOf(form: VehicleForm, view: DamageView): readonly DamageRegion[] {
  const parts = viewsOfForm(form)[view]
  return parts.map((part) => ({
    area: part.area,
    ...boxOf(part),
    place: placeOf(part, parts, view),
  }))
}

function boxOf({ x, y, width = 0, height = 0 }: PartRow) {
  const size = {
    width: Math.max(width, leastRegion.width),
    height: Math.max(height, leastRegion.height),
  }
  return {
    ...size,
    left: within(x - size.width / 2, 100 - size.width),
    top: within(y - size.height / 2, 100 - size.height),
  }
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most)
}

/** In front and rear views parts lie left and right of each other, else one behind the other. */
function placeOf(
  part: PartRow,
  parts: readonly PartRow[],
  view: DamageView,
): RegionPlace | undefined {
  const same = parts.filter(({ area }) => area === part.area)
  if (same.length < 2) return undefined
  const inOrder = [...same].sort((first, second) => first.x - second.x)
  const rank = inOrder.indexOf(part)
  const isEnd = view === 'front' || view === 'rear'
  const [first, last] = isEnd ? (['left', 'right'] as const) : (['rear', 'front'] as const)
  const isTurned = view === 'left'
  if (rank === 0) return isTurned ? last : first
  return rank === inOrder.length - 1 ? (isTurned ? first : last) : 'middle'
}

/** The region that a point lies in; every point of a view lies in one. */
export function regionAt(
  regions: readonly DamageRegion[],
  { x, y }: SpotPoint,
): DamageRegion | undefined {
  return regions.findLast(
    ({ left, top, width, height }) =>
      x >= left && x <= left + width && y >= top && y <= top + height,
  )
}

/** Its middle, or what of it lies free where another region covers that. */
export function pointOf(regions: readonly DamageRegion[], region: DamageRegion): SpotPoint {
  const { left, top, width, height } = region
  const points = shares.flatMap((down) =>
    shares.map((across) => ({ x: left + width * across, y: top + height * down })),
  )
  const free = points.find((point) => regionAt(regions, point) === region)
  return free ?? { x: left + width / 2, y: top + height / 2 }
}

/** The middle first. */
const shares = [0.5, 0.3, 0.7, 0.1, 0.9, 0.2, 0.4, 0.6, 0.8]

/** Where an area is drawn, for one that was chosen from the list; nothing where no view shows it. */
export function spotOfArea(form: VehicleForm, area: string) {
  const views = viewsOfForm(form)
  for (const view of Object.keys(views) as readonly DamageView[] /* Its own keys. */) {
    const regions = regionsOf(form, view)
    const region = regions.find((each) => each.area === area)
    if (region) return { view, ...pointOf(regions, region) }
  }
  return undefined
}
