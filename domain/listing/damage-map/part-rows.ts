/**
 * Where the parts of a vehicle lie on its drawings of 3:2 (`drawings/draw-damage-view.ts`), front to
 * the right: middle and size in percent of the view. The first rows of a view fill it; what stands
 * after them lies above. A size that is left out is that of a thumb.
 */
export type PartRow = {
  readonly area: string
  readonly x: number
  readonly y: number
  readonly width?: number
  readonly height?: number
  /** On the side of the entrance alone, which is the right one. */
  readonly isOfKerb?: true
}

export function part(area: string, x: number, y: number, width?: number, height?: number): PartRow {
  return {
    area,
    x,
    y,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  }
}

function ofKerb(row: PartRow): PartRow {
  return { ...row, isOfKerb: true }
}

/** Strips from edge to edge. */
export function strip(area: string, from: number, to: number): PartRow {
  return part(area, 50, (from + to) / 2, 100, to - from)
}

const sideBase = [strip('roof', 0, 31), strip('right_side', 31, 76), strip('underbody', 76, 100)]
const awning = ofKerb(part('awning', 42, 26, 30))

export const coachSide = [
  ...sideBase,
  awning,
  part('window', 14, 45),
  ofKerb(part('window', 31, 43)),
  part('window', 63, 45),
  ofKerb(part('entrance_door', 47, 53, 15.5, 30)),
  part('garage_door', 15, 68),
  part('wheel_tyre', 33, 82),
  part('wheel_tyre', 81, 82),
  part('windscreen', 79, 46),
  part('bonnet', 91, 58),
  part('front', 93, 80),
]

export const flatFrontSide = [
  ...sideBase,
  awning,
  part('window', 15, 47),
  part('window', 62, 47),
  ofKerb(part('entrance_door', 46, 54, 15.5, 30)),
  part('window', 77, 51),
  part('garage_door', 15, 70),
  part('wheel_tyre', 34, 82),
  part('wheel_tyre', 80, 82),
  part('windscreen', 91, 46),
  part('front', 92, 70),
]

export const expeditionSide = [
  strip('roof', 0, 25),
  strip('right_side', 25, 76),
  strip('underbody', 76, 100),
  part('window', 15, 38),
  part('window', 61, 38),
  ofKerb(part('entrance_door', 42, 46, 15.5, 36)),
  part('wheel_tyre', 31, 80),
  part('wheel_tyre', 80, 80),
  part('windscreen', 80, 43),
  part('front', 91, 62),
]

export const vanSide = [
  ...sideBase,
  awning,
  part('window', 20, 43),
  ofKerb(part('entrance_door', 49, 50, 15.5, 30)),
  part('window', 66, 43),
  part('wheel_tyre', 23, 81),
  part('wheel_tyre', 80, 81),
  part('windscreen', 81, 44),
  part('bonnet', 91, 60),
  part('front', 93, 81),
]

export const caravanSide = [
  strip('roof', 0, 33),
  strip('right_side', 33, 76),
  strip('underbody', 76, 100),
  awning,
  part('window', 13, 50),
  ofKerb(part('window', 29, 50)),
  part('front', 80, 54, 15.5, 40),
  part('window', 65, 50),
  ofKerb(part('entrance_door', 48, 54, 15.5, 30)),
  part('service_flap', 14, 70),
  part('wheel_tyre', 39, 82),
  part('drawbar_coupling', 90, 78, 18),
]

export const smallTrailerSide = [
  strip('roof', 0, 28),
  strip('right_side', 28, 76),
  strip('underbody', 76, 100),
  ofKerb(part('entrance_door', 44, 46, 16, 36)),
  part('service_flap', 15, 60),
  part('wheel_tyre', 36, 78),
  part('drawbar_coupling', 85, 72, 24),
]

export const tentSide = [
  strip('tent', 0, 51),
  strip('right_side', 51, 76),
  strip('underbody', 76, 100),
  part('wheel_tyre', 37, 78),
  part('drawbar_coupling', 85, 72, 24),
]

/** The other side is seen in a mirror: it has neither door nor awning, and is the left one. */
export function otherSide(side: readonly PartRow[]): readonly PartRow[] {
  return side
    .filter(({ isOfKerb }) => !isOfKerb)
    .map((row) => ({
      ...row,
      x: 100 - row.x,
      area: row.area === 'right_side' ? 'left_side' : row.area,
    }))
}

const endWheels = [part('wheel_tyre', 35, 87), part('wheel_tyre', 65, 87)]

export const motorFront = [
  strip('front', 0, 100),
  strip('roof', 0, 24),
  part('windscreen', 50, 38, 36),
  ...endWheels,
]
export const bonnetFront = [...motorFront, part('bonnet', 50, 61, 34)]

export const motorRear = [
  strip('rear', 0, 100),
  strip('roof', 0, 24),
  part('window', 50, 36, 30),
  part('exhaust', 50, 87),
  ...endWheels,
]

export const trailerFront = [
  strip('front', 0, 100),
  strip('roof', 0, 24),
  part('window', 50, 36, 34),
  ...endWheels,
  part('drawbar_coupling', 50, 80),
]

export const trailerRear = [
  strip('rear', 0, 100),
  strip('roof', 0, 24),
  part('window', 50, 36, 30),
  part('lights', 34, 62),
  part('lights', 66, 62),
  ...endWheels,
]

export const motorRoof = [
  strip('roof', 0, 100),
  part('roof_hatch', 18, 50),
  part('battery_solar', 37, 50, 16, 34),
  part('roof_hatch', 57, 50),
  part('windscreen', 79, 50, 15.5, 44),
]

export const trailerRoof = [
  strip('roof', 0, 100),
  part('roof_hatch', 18, 50),
  part('roof_hatch', 57, 50),
  part('drawbar_coupling', 91, 50, 18, 34),
]

export const motorInside = [
  strip('floor', 0, 100),
  part('upholstery', 18, 50, 31, 58),
  part('bathroom', 42, 30, 17, 30),
  part('furniture', 41, 73, 16, 26),
  part('kitchen', 58, 73, 18, 26),
  part('living_interior', 62, 30, 23, 30),
  part('cab_interior', 86, 46, 22, 60),
  part('entrance_door', 76, 85),
]

export const trailerInside = [
  strip('floor', 0, 100),
  part('upholstery', 18, 50, 31, 58),
  part('bathroom', 42, 30, 17, 30),
  part('furniture', 62, 30, 23, 30),
  part('kitchen', 53, 73, 28, 26),
  part('upholstery', 87, 46, 22, 60),
  part('entrance_door', 72, 85),
]

export const tentInside = [strip('tent', 0, 30), strip('floor', 30, 100), ...trailerInside.slice(1)]
