import { describe, expect, it } from 'vitest'
import { attributeSetOf, visibilities } from '../attribute.ts'
import { allAttributes, attribute, listingAttributes } from './attributes.ts'
import { damageAreaGroupOf, damageKindsOf } from './damage-areas.ts'
import { makeLabels } from './make-labels.ts'

describe('the attribute catalogue (spec 3)', () => {
  it('gives every attribute and every option an id of its own', () => {
    const attributeIds = allAttributes.map((each) => each.attributeId)
    const optionIds = allAttributes.flatMap((each) =>
      each.options?.map((option) => option.optionId),
    )
    expect(new Set(attributeIds).size).toBe(attributeIds.length)
    expect(new Set(optionIds.filter(Boolean)).size).toBe(optionIds.filter(Boolean).length)
    expect(new Set(allAttributes.map((each) => each.attributeCode)).size).toBe(allAttributes.length)
  })

  it('keeps the ids that clients already know', () => {
    const known = [
      'product_type',
      'make',
      'mileage',
      'fuel',
      'target_price',
      'damage_area',
    ] as const
    expect(known.map((code) => attribute(code).attributeId)).toEqual([1, 2, 30, 32, 410, 500])
    const fuels = attribute('fuel').options?.map((option) => `${option.code} ${option.optionId}`)
    expect(fuels).toEqual([
      'diesel 32001',
      'gasoline 32002',
      'lpg 32003',
      'cng 32004',
      'hybrid 32005',
      'electric 32006',
      'other 32007',
    ])
  })

  it('gives choices their options and nothing else any', () => {
    for (const each of allAttributes) {
      const isChoice = each.frontendInput !== 'simple'
      expect([each.attributeCode, (each.options?.length ?? 0) > 0]).toEqual([
        each.attributeCode,
        isChoice,
      ])
    }
  })

  it('says of every attribute who may see it (rules 1)', () => {
    expect(allAttributes.filter((each) => !visibilities.includes(each.visibility))).toEqual([])
    const owners = listingAttributes.filter((each) => each.visibility === 'owner')
    expect(owners.map((each) => each.attributeCode)).toEqual([
      'license_plate',
      'vin',
      'target_price',
      'planned_sale_date',
      'location_city',
      'pickup_differs',
      'pickup_country',
      'pickup_zip',
      'pickup_city',
    ])
  })

  it('keeps the trailer a profile set of its own', () => {
    expect(attributeSetOf(attribute('length'), 'motorhome')).toBe('product_profile')
    expect(attributeSetOf(attribute('length'), 'trailer')).toBe('trailer_profile')
    expect(attributeSetOf(attribute('awning'), 'trailer')).toBe('product_equipment')
  })

  it('names every make', () => {
    const codes = [
      ...(attribute('make').options ?? []),
      ...(attribute('trailer_make').options ?? []),
    ]
    const named = codes.filter(({ code }) => code !== 'other' && code !== 'self_built')
    expect(named.filter(({ code }) => !(code in makeLabels))).toEqual([])
  })

  it('puts every damage area but "other" into a group whose kinds exist', () => {
    const areas = [
      ...(attribute('damage_area').options ?? []),
      ...(attribute('trailer_damage_area').options ?? []),
    ]
    const ungrouped = areas.filter(({ code }) => damageAreaGroupOf(code) === undefined)
    expect([...new Set(ungrouped.map(({ code }) => code))]).toEqual(['other'])
    const kinds = attribute('damage_kind').options?.map((option) => option.code)
    expect([...damageKindsOf('other')].sort()).toEqual([...(kinds ?? [])].sort())
    expect(damageKindsOf('windscreen')).toContain('chip')
    expect(damageKindsOf('windscreen')).not.toContain('corrosion')
  })
})
