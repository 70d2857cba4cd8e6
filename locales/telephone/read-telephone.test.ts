import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, test } from 'vitest'
import { checkedProfile } from '#domain/account/telephone.ts'
import { countriesWithRate } from '#domain/pricing/vat-rates.ts'
import { readTelephone, shownTelephone } from './read-telephone.ts'

const meaning = (typed: string, country?: string) => {
  const reading = readTelephone(typed, country)
  return 'telephone' in reading ? reading.telephone.e164 : reading.fault.rule
}

test.each(countriesWithRate)(
  'a number of %s is understood with and without its code',
  (country) => {
    const national: string = Object(examples)[country]
    const understood = ['', '0', '06']
      .map((prefix) => meaning(prefix + national, country))
      .find((number) => number.startsWith('+'))
    expect(understood).toMatch(/^\+\d{8,15}$/)
    expect(readTelephone(shownTelephone(understood ?? ''), 'DE')).toMatchObject({
      telephone: { e164: understood, country },
    })
  },
)

describe('telephone numbers as people write them (spec 5.2, telephone_personal_data)', () => {
  test.each([
    ['0431 98 76 54', 'DE', '+49431987654'],
    ['+49 (0)431 / 98-76-54', 'PL', '+49431987654'],
    ['0048 601 234 567', 'DE', '+48601234567'],
    ['601 234 567', 'PL', '+48601234567'],
    ['06 12345678', 'NL', '+31612345678'],
    ['+1 415 555 2671', 'DE', '+14155552671'],
    ['431 987654', 'DE', 'telephone_personal_data'],
    ['0431 987654', undefined, 'telephone'],
    ['0431 987654', 'XX', 'telephone'],
    ['+999 123456', 'DE', 'telephone'],
    ['+49 1', 'DE', 'telephone_personal_data'],
    ['012', 'DE', 'telephone_too_short'],
    ['0170 1234567890123', 'DE', 'telephone_too_long'],
    ['0601 234 567', 'PL', 'telephone_other_country'],
    ['0431 98a654', 'DE', 'telephone_personal_data'],
    ['0431 987654 ext. 5', 'DE', 'telephone_personal_data'],
    ['keine', 'DE', 'telephone_personal_data'],
  ])('%s in %s is %s', (typed, country, expected) => {
    expect(meaning(typed, country)).toBe(expected)
  })

  test.each([
    ['431 987654', 'DE', '+49 431 987654'],
    ['49 170 1234567', 'DE', '+49 170 1234567'],
    ['+0170 1234567', 'DE', '+49 170 1234567'],
    ['0601 234 567', 'PL', '+48 601 234 567'],
    ['48 601 234 567', undefined, '+48 601 234 567'],
    ['0431 98a654', 'DE', undefined],
    ['1', 'DE', undefined],
  ])('of %s in %s the likely one is %s', (typed, country, likely) => {
    expect(readTelephone(typed, country)).toMatchObject({
      likely: likely && { international: likely },
    })
  })
})

describe('the numbers of a profile', () => {
  test('are stored with their country, and what is wrong is said once', () => {
    const typed = { country: 'DE', phone: '0170 1234567', commercialCustomerContactPhone: '12' }
    expect(checkedProfile(typed, { before: {}, read: readTelephone })).toMatchObject({
      profile: { phone: '+491701234567', commercialCustomerContactPhone: '12' },
      faults: [
        {
          field: 'commercialCustomerContactPhone',
          rule: 'telephone_too_short',
          params: { callingCode: '+49' },
        },
      ],
    })
  })

  test('stay as they were stored before, where they are not understood now', () => {
    const before = { country: 'DE', phone: '0601 000000000000000' }
    const profile = { ...before, city: 'Kiel' }
    expect(checkedProfile(profile, { before, read: readTelephone })).toEqual({
      ...{ profile, faults: [] },
    })
  })
})
