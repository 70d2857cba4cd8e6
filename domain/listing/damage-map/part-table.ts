import type { DamageView } from '../../vehicle/catalogue/damage-views.ts'
import {
  bonnetFront,
  caravanSide,
  coachSide,
  expeditionSide,
  flatFrontSide,
  motorFront,
  motorInside,
  motorRear,
  motorRoof,
  otherSide,
  type PartRow,
  part,
  smallTrailerSide,
  strip,
  tentInside,
  tentSide,
  trailerFront,
  trailerInside,
  trailerRear,
  trailerRoof,
  vanSide,
} from './part-rows.ts'

/** Which parts each view of a vehicle shows, by forms of body types. */

/** Body types that are drawn alike. */
export type VehicleForm =
  | 'coach'
  | 'flatFront'
  | 'expedition'
  | 'van'
  | 'caravan'
  | 'smallTrailer'
  | 'tent'

export type Views = Readonly<Record<DamageView, readonly PartRow[]>>

function motor(side: readonly PartRow[], front: readonly PartRow[]): Views {
  return {
    right: side,
    left: otherSide(side),
    front,
    rear: motorRear,
    roof: motorRoof,
    inside: motorInside,
  }
}

function trailer(side: readonly PartRow[], inside = trailerInside): Views {
  return {
    right: side,
    left: otherSide(side),
    front: trailerFront,
    rear: trailerRear,
    roof: trailerRoof,
    inside,
  }
}

const tentTrailer = trailer(tentSide, tentInside)
const withoutWindow = (rows: readonly PartRow[]) => rows.filter(({ area }) => area !== 'window')

const table: Readonly<Record<VehicleForm, Views>> = {
  coach: motor(coachSide, bonnetFront),
  flatFront: motor(flatFrontSide, motorFront),
  expedition: motor(expeditionSide, motorFront),
  van: motor(vanSide, bonnetFront),
  caravan: trailer(caravanSide),
  smallTrailer: {
    ...trailer(smallTrailerSide),
    front: withoutWindow(trailerFront),
    rear: withoutWindow(trailerRear),
  },
  tent: {
    ...tentTrailer,
    front: withoutWindow(trailerFront),
    rear: withoutWindow(trailerRear),
    roof: [strip('tent', 0, 100), part('drawbar_coupling', 91, 50, 18, 34)],
  },
}

export const vehicleForms = Object.keys(table) as readonly VehicleForm[] // Its own keys.

export function viewsOfForm(form: VehicleForm): Views {
  return table[form]
}
