import { describe, expect, test } from 'vitest'
import { listingAttributes } from '../vehicle/catalogue/attributes.ts'
import { exampleMotorhome } from '../vehicle/example-vehicles.ts'
import type { VehicleValues } from '../vehicle/values.ts'
import {
  type AdOfModel,
  answersOfMost,
  mayBeTakenOver,
  openAnswersOf,
  stillTakenOver,
} from './like-most.ts'

function ads(count: number, values: VehicleValues, takenOver: VehicleValues = {}): AdOfModel[] {
  return Array.from({ length: count }, () => ({ values, takenOver }))
}

const now = Date.UTC(2026, 10, 28)
const manual = { gearbox: 'manual' }
const automatic = { gearbox: 'automatic' }

describe('what most ads of a model say (rules 1, "like most")', () => {
  test('needs 20 ads and 85% agreement, and comes with its count', () => {
    expect(answersOfMost(ads(19, manual))).toEqual([])
    expect(answersOfMost([...ads(17, manual), ...ads(3, automatic)])).toEqual([
      { attributeCode: 'gearbox', value: 'manual', count: 17, of: 20 },
    ])
    expect(answersOfMost([...ads(16, manual), ...ads(4, automatic)])).toEqual([])
  })

  test('counts no answer that was taken over, unless it was changed since', () => {
    expect(answersOfMost([...ads(19, manual), ...ads(30, manual, manual)])).toEqual([])
    const [changed] = answersOfMost([...ads(19, manual), ...ads(1, manual, automatic)])
    expect(changed).toMatchObject({ count: 20, of: 20 })
  })

  test('knows several choices in any order, and ads that say nothing', () => {
    const some = { kitchen_equipment: ['hob_3', 'extractor'] }
    const other = { kitchen_equipment: ['extractor', 'hob_3'] }
    const found = answersOfMost([...ads(10, some), ...ads(10, other), ...ads(50, {})])
    expect(found).toMatchObject([{ attributeCode: 'kitchen_equipment', count: 20, of: 20 }])
  })

  test('never holds condition, damage, keepers, papers, mileage, price, nor what is confirmed', () => {
    const codes = listingAttributes.filter(mayBeTakenOver).map(({ attributeCode }) => attributeCode)
    const never = [
      ...[
        'mileage',
        'previous_owners',
        'keys_car',
        'registration_document',
        'financed',
        'usage_type',
      ],
      ...[
        'damaged',
        'water_damaged',
        'hail_damaged',
        'hu_valid_until',
        'yearly_leak_test',
        'tyres_year',
      ],
      ...['power_kw', 'smokers_car', 'four_wheel_drive', 'winterproof', 'headlamps', 'fuel', 'vin'],
      ...[
        'target_price',
        'location_zip',
        'description',
        'make',
        'model',
        'first_registration_year',
      ],
    ]
    expect(codes.filter((code) => never.includes(code))).toEqual([])
    expect(codes).toEqual(expect.arrayContaining(['length', 'beds', 'heating_type', 'fresh_water']))
  })

  test('is offered only where the ad is asked and has not answered', () => {
    const { beds: _beds, ...withoutBeds } = exampleMotorhome
    const most = answersOfMost(ads(20, exampleMotorhome))
    expect(openAnswersOf(exampleMotorhome, most, now)).toEqual([])
    expect(openAnswersOf(withoutBeds, most, now).map((each) => each.attributeCode)).toEqual([
      'beds',
    ])
    expect(
      stillTakenOver(exampleMotorhome, { beds: exampleMotorhome.beds ?? '', gearbox: 'x' }),
    ).toEqual(['beds'])
  })

  test('offers nothing that the rules refuse beside what the ad says, at its own field or at another', () => {
    const open = (values: VehicleValues, most: VehicleValues) =>
      openAnswersOf(
        { product_type: 'motorhome', ...values },
        answersOfMost(ads(20, most)),
        now,
      ).map(({ attributeCode }) => attributeCode)
    expect(open({ licensed_weight: 2800 }, { kerb_weight: 2950, beds: '2' })).toEqual(['beds'])
    expect(open({ technical_max_weight: 3300 }, { licensed_weight: 3500, beds: '2' })).toEqual([
      'beds',
    ])
    expect(open({ licensed_weight: 3500 }, { kerb_weight: 2950 })).toEqual(['kerb_weight'])
  })
})
