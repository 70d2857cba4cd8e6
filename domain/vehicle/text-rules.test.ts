import { describe, expect, it } from 'vitest'
import { isDutchLicensePlate, isImporterLink } from './import-rules.ts'
import { isBlacklistedMake } from './make-blacklist.ts'
import { isPostcode, normalisePostcode, postcodePrefix } from './postcode.ts'

describe('postcodes (spec 5.2)', () => {
  it.each([
    ['zip_code', '1234', true],
    ['zip_code', '12345', true],
    ['zip_code', '1234AB', true],
    ['zip_code', '123', false],
    ['zip_code', '123456', false],
    ['zip_code_de', '24103', true],
    ['zip_code_de', '2410', false],
    ['zip_code_nl', '1012 AB', true],
    ['zip_code_nl', '1012', false],
  ] as const)('%s accepts %s: %s', (rule, value, expected) => {
    expect(isPostcode(value, rule)).toBe(expected)
  })

  it('are kept without prefix, blank and hyphen', () => {
    expect(normalisePostcode(' d-24103 ')).toBe('24103')
    expect(normalisePostcode('00-950')).toBe('00950')
    expect(normalisePostcode('1012 ab')).toBe('1012AB')
    expect(normalisePostcode('1000-205', 'PT')).toBe('1000')
    expect(postcodePrefix('D-24103')).toBe('24')
  })
})

describe('what may be imported (spec 5.2)', () => {
  it.each([
    ['AB-123-C', true],
    ['ab-123-c', false],
    ['AB 123', false],
    ['', false],
  ])('dutchLicensePlate accepts "%s": %s', (value, expected) => {
    expect(isDutchLicensePlate(value)).toBe(expected)
  })

  it.each([
    ['https://suchen.mobile.de/fahrzeuge/details.html?id=123', true],
    ['https://www.caraworld.de/angebot/77', true],
    ['https://notmobile.de/12', false],
    ['https://mobile.de.evil.example/12', false],
    ['ad 4711', true],
    ['no number', false],
  ])('importer_link accepts %s: %s', (value, expected) => {
    expect(isImporterLink(value)).toBe(expected)
  })
})

describe('the black-list of makes (spec 5.3)', () => {
  it.each([
    ['Fiat', 'motorhome', true],
    ['FORD/Reimo', 'motorhome', true],
    ['Hymer', 'motorhome', false],
    ['Sun Living', 'trailer', true],
    ['sun_living', 'trailer', true],
    ['Chausson', 'motorhome', false],
    ['', 'motorhome', false],
  ] as const)('holds %s for a %s: %s', (make, kind, expected) => {
    expect(isBlacklistedMake(make, { kind })).toBe(expected)
  })
})
