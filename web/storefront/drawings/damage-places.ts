/**
 * Where a damage area lies on the outline of 520 x 206, the vehicle seen from the kerb side with
 * its front to the right. Areas without a visible place (electrics, underbody) stand where an owner
 * would point to.
 */
export type Place = readonly [x: number, y: number]

export const motorhomePlaces: Readonly<Record<string, Place>> = {
  front: [490, 140],
  windscreen: [446, 84],
  bonnet: [462, 112],
  left_side: [222, 70],
  right_side: [352, 136],
  rear: [38, 110],
  roof: [160, 24],
  roof_hatch: [222, 24],
  window: [98, 73],
  entrance_door: [304, 106],
  garage_door: [84, 136],
  awning: [256, 40],
  underbody: [240, 166],
  wheel_tyre: [162, 172],
  engine: [472, 124],
  gearbox: [412, 154],
  brakes: [446, 172],
  exhaust: [58, 166],
  electrics_vehicle: [430, 128],
  cab_interior: [408, 84],
  living_interior: [216, 110],
  furniture: [196, 126],
  upholstery: [238, 126],
  floor: [224, 152],
  kitchen: [206, 96],
  bathroom: [154, 116],
  heating: [130, 142],
  fridge: [176, 102],
  gas: [248, 150],
  water: [110, 150],
  electrics_living: [252, 104],
  battery_solar: [124, 22],
  heating_air: [184, 22],
  other: [346, 60],
}

export const trailerPlaces: Readonly<Record<string, Place>> = {
  front: [420, 96],
  left_side: [214, 70],
  right_side: [352, 132],
  rear: [44, 104],
  roof: [150, 24],
  roof_hatch: [222, 24],
  window: [104, 76],
  entrance_door: [300, 106],
  service_flap: [92, 134],
  drawbar_coupling: [492, 156],
  axle_chassis: [280, 166],
  wheel_tyre: [222, 172],
  brakes: [240, 158],
  lights: [44, 140],
  mover: [180, 164],
  awning: [256, 40],
  underbody: [130, 164],
  furniture: [190, 122],
  upholstery: [374, 124],
  floor: [166, 150],
  kitchen: [214, 96],
  bathroom: [150, 116],
  heating: [130, 142],
  fridge: [176, 100],
  gas: [440, 132],
  water: [110, 150],
  electrics: [256, 104],
  tent: [262, 60],
  other: [346, 60],
}

const elsewhere: Place = [340, 60]

export type DamageMark = {
  readonly number: number
  /** A value of the attribute damage_area or trailer_damage_area. */
  readonly area: string
}

export type PlacedMark = DamageMark & { readonly x: number; readonly y: number }

/** Marks that would cover each other move apart to the right, in the order of their numbers. */
export function placeMarks(
  marks: readonly DamageMark[],
  places: Readonly<Record<string, Place>>,
): PlacedMark[] {
  const placed: PlacedMark[] = []
  for (const mark of marks) {
    const [startX, y] = places[mark.area] ?? elsewhere
    let x = startX
    while (placed.some((other) => Math.hypot(other.x - x, other.y - y) < 30) && x < 500) x += 31
    placed.push({ ...mark, x: Math.min(x, 502), y })
  }
  return placed
}
