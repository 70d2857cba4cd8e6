import { describe, expect, it } from 'vitest'
import type { CertificateReading } from '#domain/certificate/certificate-reading.ts'
import type { VehicleValues } from '#domain/vehicle/values.ts'
import { otherVehicleOn, readPhotoOf, valuesOfRows, whyFew } from './certificate-steps.ts'

const cut = new Blob()

function field(code: CertificateReading['code'], value: string, confidence = 0.95) {
  return { reading: { code, value, confidence, words: [] }, cut }
}

const sureFields = [
  field('A', 'KI-CM 240'),
  field('B', '2016-03-15'),
  field('E', 'ZFA25000002X12345'),
  field('F.2', '3450'),
  field('P.1', '2287'),
  field('P.2', '96'),
  field('18', '6990'),
  field('19', '2320'),
]

describe('what is asked about a paper', () => {
  it('are fields that were read well by pages of six, often misread ones apart, and then the rest one by one', () => {
    const others = [field('F.1', '3500'), field('S.1', '4'), field('G', '3020', 0.4)]
    const { pages } = readPhotoOf([...sureFields, ...others], { kind: 'motorhome', values: {} })
    expect(pages.map(({ certainty, rows }) => [certainty, rows.length])).toEqual([
      ['sure', 6],
      ['sure', 2],
      ['look', 2],
      ['doubt', 1],
    ])
  })

  it('is nothing that the ad already says', () => {
    const { pages } = readPhotoOf(sureFields, {
      kind: 'motorhome',
      values: { length: 6990, power_kw: 90 },
    })
    const codes = pages.flatMap(({ rows }) => rows.map(({ code }) => code))
    expect(codes).not.toContain('18')
    expect(codes).toContain('P.2')
  })

  it('fills year and month of one date', () => {
    const { pages } = readPhotoOf([field('B', '2016-03-15')], { kind: 'motorhome', values: {} })
    expect(valuesOfRows(pages[0]?.rows ?? [])).toEqual({
      first_registration_year: 2016,
      first_registration_month: '3',
    })
  })
})

describe('a photo that does not fit', () => {
  it('has too few fields below eight', () => {
    const given = { kind: 'motorhome', values: {} } as const
    expect(readPhotoOf(sureFields, given).isEnough).toBe(true)
    expect(readPhotoOf(sureFields.slice(1), given).isEnough).toBe(false)
  })

  it('is of another kind of vehicle', () => {
    const values = {}
    expect(readPhotoOf([field('J', 'O2')], { kind: 'motorhome', values }).otherKind).toBe('trailer')
    expect(readPhotoOf([field('J', 'M1')], { kind: 'motorhome', values }).otherKind).toBeUndefined()
  })

  it('is of another vehicle, however plate and number are written', () => {
    const given = (values: VehicleValues) => otherVehicleOn(sureFields, values)
    expect(given({ license_plate: 'ki cm240' })).toBeUndefined()
    expect(given({ license_plate: 'HH-AB 1' })).toEqual({
      onDocument: 'KI-CM 240',
      inAd: 'HH-AB 1',
    })
    expect(given({ vin: 'WF0XXXTTFX1234567' })).toEqual({
      onDocument: 'ZFA25000002X12345',
      inAd: 'WF0XXXTTFX1234567',
    })
  })

  it('is of the same vehicle once its plate and number are taken over', () => {
    const values = { license_plate: 'HH-AB 1', vin: 'WF0XXXTTFX1234567' }
    const { pages } = readPhotoOf(sureFields, { kind: 'motorhome', values })
    const taken = valuesOfRows(pages.flatMap(({ rows }) => rows))
    expect(otherVehicleOn(sureFields, { ...values, ...taken })).toBeUndefined()
  })

  it.each([
    ['dark', ['dark'], 3, 'dark'],
    ['blurred', ['blurred'], 0, 'blurred'],
    ['small, taken from afar', ['small'], 4, 'far'],
    ['so small that nothing can be read', ['small'], 0, 'far'],
    ['of one panel', [], 5, 'far'],
    ['of a paper without the fields of the EU, or of no paper', [], 0, 'noFields'],
  ] as const)('that is %s is told so', (_what, faults, fieldCount, reason) => {
    expect(whyFew(faults, fieldCount)).toBe(reason)
  })
})
