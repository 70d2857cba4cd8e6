import { describe, expect, it } from 'vitest'
import { listingAttributes } from '../vehicle/catalogue/attributes.ts'
import { exampleMotorhome, exampleTrailer } from '../vehicle/example-vehicles.ts'
import { describeListing, makeNameOf } from './describe-listing.ts'
import { hasExtension, isImage, isImageOrPdf, sanitisedFileName } from './file-rules.ts'
import type { ListingViewer } from './visible-values.ts'
import { visibleValues } from './visible-values.ts'
import { weightClassOf } from './weight-class.ts'

const seen = (viewer: ListingViewer) => visibleValues(listingAttributes, exampleMotorhome, viewer)

describe('who sees what of an ad (rules 1)', () => {
  it.each([
    ['public', ['mileage', 'start_price'], ['location_zip', 'financed', 'target_price', 'vin']],
    [
      'dealer',
      ['mileage', 'location_zip', 'financed'],
      ['target_price', 'vin', 'license_plate', 'location_city'],
    ],
    ['owner', ['target_price', 'vin', 'license_plate', 'location_city'], []],
    ['operator', ['target_price', 'vin', 'license_plate', 'location_city'], []],
  ] as const)('%s sees %j and not %j', (viewer, shown, hidden) => {
    const codes = Object.keys(seen(viewer))
    expect(codes).toEqual(expect.arrayContaining([...shown]))
    expect(codes.filter((code) => (hidden as readonly string[]).includes(code))).toEqual([])
  })

  it('shows dealers the first two digits of the postcode only', () => {
    expect(seen('dealer').location_zip).toBe('24')
    expect(seen('owner').location_zip).toBe('24103')
  })

  it('shows nobody a value without a definition', () => {
    const values = { ...exampleMotorhome, secret_note: 'x' }
    expect(visibleValues(listingAttributes, values, 'operator')).not.toHaveProperty('secret_note')
  })
})

describe('the description of a vehicle', () => {
  it('is make, model and series with the five facts a dealer decides by', () => {
    expect(describeListing(exampleMotorhome)).toEqual({
      title: 'Knaus Sky TI 650 MEG Platinum Selection',
      facts: [
        { fact: 'first_registration', year: 2019, month: 5 },
        { fact: 'mileage', km: 84_000, isEstimated: false },
        { fact: 'length', mm: 6990 },
        { fact: 'weight_class', weightClass: 'up_to_3500', kg: 3500 },
        { fact: 'beds', count: 2 },
      ],
    })
  })

  it('names a trailer without mileage, and a make of the seller', () => {
    expect(describeListing(exampleTrailer).facts.map((each) => each.fact)).not.toContain('mileage')
    expect(makeNameOf(exampleTrailer)).toBe('Hobby')
    expect(makeNameOf({ product_type: 'motorhome', make: 'other', make_other: 'Woodford' })).toBe(
      'Woodford',
    )
    expect(describeListing({}).title).toBe('')
  })

  it.each([
    [3500, 'up_to_3500'],
    [3501, 'up_to_4500'],
    [4500, 'up_to_4500'],
    [4501, 'above_4500'],
  ])('puts %i kg into the class %s', (kg, weightClass) => {
    expect(weightClassOf(kg)).toBe(weightClass)
  })
})

describe('files (spec 5.1, 5.2)', () => {
  it.each([
    ['Zulassung Teil I (neu).PDF', 'Zulassung_Teil_I_neu_abcd.PDF'],
    ['Straße & Küche.jpg', 'Strasse_Kuche_abcd.jpg'],
    ['../../etc/passwd', 'etc_passwd_abcd'],
    ['.htaccess', 'htaccess_abcd'],
    ['照片.png', 'file_abcd.png'],
    ['Brief.v2.Juli 2026', 'Brief.v2.Juli_2026_abcd'],
    [`${'a'.repeat(90)}.pdf`, `${'a'.repeat(80)}_abcd.pdf`],
    ['', 'file_abcd'],
  ])('names "%s" %s', (fileName, expected) => {
    const name = sanitisedFileName(fileName, 'abcd')
    expect(name).toBe(expected)
    expect(name).toMatch(/^[A-Za-z0-9._]+$/)
  })

  it.each([
    ['a.heic', 'application/octet-stream', true],
    ['photo', 'image/jpeg', true],
    ['a.gif', 'image/gif', false],
    ['a.pdf', 'application/pdf', false],
  ])('image accepts %s of type %s: %s', (fileName, mimeType, expected) => {
    expect(isImage({ fileName, mimeType })).toBe(expected)
  })

  it('image_or_pdf accepts a PDF by its name alone', () => {
    expect(isImageOrPdf({ fileName: 'a.PDF', mimeType: '' })).toBe(true)
    expect(isImageOrPdf({ fileName: 'a.doc', mimeType: '' })).toBe(false)
    expect(hasExtension('pdf', ['pdf'])).toBe(false)
  })
})
