import { describe, expect, test } from 'vitest'
import { attribute } from '../../vehicle/catalogue/attributes.ts'
import { damageAreaGroupOf } from '../../vehicle/catalogue/damage-areas.ts'
import { damageViews } from '../../vehicle/catalogue/damage-views.ts'
import { damageAreaCode } from '../damages.ts'
import {
  leastRegion,
  pointOf,
  regionAt,
  regionsOf,
  spotOfArea,
  vehicleFormOf,
} from './damage-regions.ts'
import { type VehicleForm, vehicleForms } from './part-table.ts'

const kindOf = (form: VehicleForm) =>
  ['caravan', 'smallTrailer', 'tent'].includes(form) ? 'trailer' : 'motorhome'

const optionsOf = (
  code: 'damage_area' | 'trailer_damage_area' | 'body_type' | 'trailer_body_type',
) => (attribute(code).options ?? []).map((option) => option.code)

const everyView = vehicleForms.flatMap((form) =>
  damageViews.map((view) => ({ form, view, regions: regionsOf(form, view) })),
)

describe('regions of the damage map (spec 4, damages)', () => {
  test.each(everyView)(
    '$form, $view: a key press on a region gives what a tap on it gives',
    ({ regions }) => {
      const given = regions.map((region) => regionAt(regions, pointOf(regions, region)))
      expect(given).toEqual(regions)
    },
  )

  test.each(everyView)(
    '$form, $view: every point has an area that its list offers',
    ({ form, regions }) => {
      const known = optionsOf(damageAreaCode(kindOf(form)))
      const steps = Array.from({ length: 26 }, (_none, step) => step * 4)
      const areas = steps.flatMap((x) => steps.map((y) => regionAt(regions, { x, y })?.area))
      expect(
        [...new Set(areas)].filter((area) => area === undefined || !known.includes(area)),
      ).toEqual([])
      expect(areas.every((area) => area !== undefined && damageAreaGroupOf(area))).toBe(true)
    },
  )

  test.each(everyView)(
    '$form, $view: no region is smaller than a thumb at 320 px',
    ({ regions }) => {
      const small = regions.filter(
        ({ width, height }) => (width * 286) / 100 < 44 || (height * 190) / 100 < 44,
      )
      expect(small).toEqual([])
      expect((leastRegion.width * 286) / 100).toBeGreaterThanOrEqual(44)
    },
  )

  test.each(everyView)('$form, $view: regions of one area are told apart', ({ regions }) => {
    const names = regions.map(({ area, place }) => `${area} ${place}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('the left side is called so, and has neither the entrance nor the awning', () => {
    const areas = regionsOf('coach', 'left').map(({ area }) => area)
    expect(areas).toContain('left_side')
    for (const area of ['right_side', 'entrance_door', 'awning']) expect(areas).not.toContain(area)
    // Front to the left: the wheel at the left is the front one.
    const wheels = regionsOf('coach', 'left').filter(({ area }) => area === 'wheel_tyre')
    expect(
      wheels.toSorted((first, second) => first.left - second.left).map(({ place }) => place),
    ).toEqual(['front', 'rear'])
  })

  test('every body type has its form, and one that is not known yet that of its kind', () => {
    for (const code of optionsOf('body_type')) {
      expect(kindOf(vehicleFormOf({ body_type: code }, 'motorhome')), code).toBe('motorhome')
    }
    for (const code of optionsOf('trailer_body_type')) {
      expect(kindOf(vehicleFormOf({ trailer_body_type: code }, 'trailer')), code).toBe('trailer')
    }
    expect(vehicleFormOf({}, 'motorhome')).toBe('coach')
    expect(vehicleFormOf({}, 'trailer')).toBe('caravan')
  })

  test('an area from the list lies where it is drawn, and nowhere when no view shows it', () => {
    expect(spotOfArea('coach', 'kitchen')).toMatchObject({ view: 'inside' })
    expect(spotOfArea('coach', 'wheel_tyre')).toMatchObject({ view: 'right' })
    expect(spotOfArea('coach', 'gearbox')).toBeUndefined()
  })
})
