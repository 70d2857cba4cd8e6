import type { Chance } from '../chance.ts'
import { lighten, luminance, mix } from '../colour.ts'
import type { Light } from '../palette.ts'
import { fade } from '../svg.ts'

/**
 * Vehicles are drawn in centimetres, y upwards from the ground, front to the right, so that every
 * number can be compared with a data sheet.
 */
export type VehicleOptions = {
  readonly lengthCm: number
  /** Includes the second axle of a pair. */
  readonly axleCount: number
  readonly bodyColour: string
  readonly stripeColour: string
  readonly pattern: number
  /** The kerb side carries the entrance door and the awning, the other one flaps and vents. */
  readonly side: 'kerb' | 'driver'
  readonly hasAwning: boolean
  readonly hasSolar: boolean
  readonly hasBikeRack: boolean
  readonly hasRoofBox: boolean
}

export type DrawnVehicle = {
  readonly definitions: string
  /** Edge of the painted body: clips livery and light. */
  readonly outline: string
  readonly heightCm: number
  readonly roof: string
  /** Drawn before the body, for example the drawbar. */
  readonly behind: string
  readonly surface: string
  readonly wheels: readonly Wheel[]
  /** Of the length, how much in front does not stand on wheels: the drawbar. */
  readonly drawbarCm: number
}

export type Wheel = { readonly x: number; readonly radius: number; readonly rim: 'alloy' | 'steel' }

/** Colours of one vehicle under one light. */
export type Paint = {
  readonly chance: Chance
  readonly light: Light
  readonly body: string
  readonly stripe: string
  readonly isDark: boolean
  /** Gaps between panels. */
  readonly line: string
  readonly plastic: string
  readonly skirt: string
  readonly shade: (colour: string, strength?: number) => string
}

export const bodyFill = 'url(#body)'
export const glassFill = 'url(#glass)'
export const litFill = 'url(#lit)'

export function paintFor(vehicle: VehicleOptions, light: Light, chance: Chance): Paint {
  const shade = (colour: string, strength = 0.22) => {
    return light.isDusk
      ? mix(colour, '#5a5876', strength)
      : mix(colour, light.shade, light.shadeShare / 2)
  }
  const isDark = luminance(vehicle.bodyColour) < 0.6
  return {
    chance,
    light,
    body: shade(vehicle.bodyColour),
    stripe: shade(vehicle.stripeColour, 0.18),
    isDark,
    line: shade(panelLine(vehicle.bodyColour)),
    plastic: shade('#39464d', 0.2),
    skirt: shade(mix(vehicle.bodyColour, '#6c7a82', isDark ? 0.35 : 0.5)),
    shade,
  }
}

export function panelLine(bodyColour: string): string {
  return mix(bodyColour, '#2c3f49', luminance(bodyColour) < 0.6 ? 0.42 : 0.34)
}

export function paintDefinitions({ body, isDark, light }: Paint): string {
  return [
    bodyFade('body', body, isDark),
    fade(
      'glass',
      [
        [0, light.glass[0]],
        [1, light.glass[1]],
      ],
      'up',
    ),
    fade(
      'lit',
      [
        [0, '#ffe9b8'],
        [1, '#eeb268'],
      ],
      'up',
    ),
  ].join('')
}

/** Light from above: the roof's edge is bright, the sill lies in the shade. */
function bodyFade(id: string, colour: string, isDark: boolean): string {
  return fade(
    id,
    [
      [0, lighten(colour, isDark ? 0.2 : 0.7)],
      [0.22, lighten(colour, isDark ? 0.06 : 0.35)],
      [0.62, colour],
      [1, mix(colour, '#4b5d68', isDark ? 0.25 : 0.2)],
    ],
    'up',
  )
}
