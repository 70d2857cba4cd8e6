import { describe, expect, test } from 'vitest'
import { allAttributes } from '../vehicle/catalogue/attributes.ts'
import { toWireValues } from '../vehicle/wire-values.ts'
import { accountAttributes, accountAttributesOf, accountValues } from './account-attributes.ts'

describe('attributes of accounts (spec 3, 7.2)', () => {
  test('have ids that no attribute of a vehicle and no other option has', () => {
    const all = [...accountAttributes, ...allAttributes]
    const ids = all.map(({ attributeId }) => attributeId)
    const optionIds = all.flatMap(({ options }) => options?.map(({ optionId }) => optionId) ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(optionIds).size).toBe(optionIds.length)
  })

  test('are answered with their choices as option ids, and empty ones not at all', () => {
    const answer = { name: 'Gerda', surname: 'Brandt', phone: '', languageSetting: 'nl' }
    const answered = toWireValues(
      accountAttributesOf('customer'),
      accountValues('customer', answer),
    )
    expect(answered.others.map(({ attributeCode, value }) => [attributeCode, value])).toEqual([
      ['name', 'Gerda'],
      ['surname', 'Brandt'],
    ])
    expect(answered.selects).toEqual([
      { attributeCode: 'language_setting', attributeId: 1010, value: 1_010_003 },
    ])
    const place = { street: 'Am Deich 1', zipCode: '24103', city: 'Kiel', country: 'DE' }
    const address = accountAttributesOf('customer_address')
    expect(toWireValues(address, accountValues('customer_address', place))).toMatchObject({
      selects: [{ attributeCode: 'country', value: 1_024_001 }],
      others: [{ value: 'Am Deich 1' }, { attributeCode: 'zip_code' }, { value: 'Kiel' }],
    })
  })

  test('are required of everybody where each kind of profile needs them', () => {
    const required = accountAttributesOf('customer').filter((each) => each.required)
    expect(required.map(({ field }) => field)).toEqual(['languageSetting'])
    expect(accountAttributesOf('customer_address').every((each) => each.required)).toBe(true)
  })
})
