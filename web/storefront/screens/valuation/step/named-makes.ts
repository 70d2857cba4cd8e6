import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import { attribute } from '#domain/vehicle/catalogue/attributes.ts'
import { makeLabels } from '#domain/vehicle/catalogue/make-labels.ts'
import type { NamedMake } from '#domain/vehicle/entry/read-vehicle-name.ts'

const labels: Readonly<Record<string, string>> = makeLabels

/** The makes of a kind of vehicle by their names; "other" and "self-built" are words and no names. */
export function namedMakesOf(kind: VehicleKind): readonly NamedMake[] {
  const { options = [] } = attribute(makeCodeOf(kind))
  return options.flatMap(({ code }) => {
    const label = labels[code]
    return label === undefined ? [] : [{ code, label }]
  })
}

export function makeCodeOf(kind: VehicleKind): 'make' | 'trailer_make' {
  return kind === 'motorhome' ? 'make' : 'trailer_make'
}
