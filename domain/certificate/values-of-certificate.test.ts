import { describe, expect, it } from 'vitest'
import type { CertificateCode } from './certificate-fields.ts'
import type { CertificateReading } from './certificate-reading.ts'
import { answersOf, productTypeOf } from './values-of-certificate.ts'

function reading(code: CertificateCode, value: string, confidence = 0.95): CertificateReading {
  return { code, value, confidence, words: [] }
}

function answers(readings: readonly CertificateReading[], type: 'motorhome' | 'trailer') {
  return Object.fromEntries(answersOf(readings, type).map((each) => [each.attribute, each.value]))
}

describe('answers of the ad from a certificate', () => {
  it('take each figure to its attribute', () => {
    const readings = [
      reading('A', 'KI-CM 240'),
      reading('B', '2016-03-15'),
      reading('F.2', '3450'),
      reading('P.2', '96'),
      reading('18', '6990'),
      reading('V.9', 'EURO 6 DTEMP'),
    ]
    expect(answers(readings, 'motorhome')).toEqual({
      license_plate: 'KI-CM 240',
      registration_country: 'DE',
      first_registration_year: 2016,
      first_registration_month: '3',
      licensed_weight: 3450,
      power_kw: 96,
      length: 6990,
      emission_class: 'euro6d_temp',
    })
  })

  it('name the base vehicle where the paper names it, and the make of the body where it names that', () => {
    expect(answers([reading('D.1', 'MERCEDES-BENZ')], 'motorhome')).toEqual({
      chassis_make: 'mercedes',
    })
    expect(answers([reading('D.1', 'HYMER')], 'motorhome')).toEqual({ make: 'hymer' })
    expect(answers([reading('D.1', 'BUERSTNER')], 'motorhome')).toEqual({ make: 'buerstner' })
  })

  it('name the model beside its maker, what a van was called beside that of the van', () => {
    const ofMaker = [reading('D.1', 'CARTHAGO'), reading('D.3', 'C-TOURER I 149')]
    expect(answers(ofMaker, 'motorhome')).toEqual({ make: 'carthago', model: 'C-Tourer I 149' })
    const ofVan = [reading('D.1', 'FIAT'), reading('D.3', 'DUCATO')]
    expect(answers(ofVan, 'motorhome')).toEqual({ chassis_make: 'fiat', chassis_model: 'Ducato' })
    expect(answers([reading('D.3', 'DUCATO')], 'motorhome')).toEqual({})
  })

  it.each([
    ['ZFA25000002K41234', 'fiat'],
    ['WF0EXXTTREKA12345', 'ford'],
    ['WHY00000000012345', undefined],
  ])('name the base vehicle by the number %s', (vin, base) => {
    expect(answers([reading('E', vin)], 'motorhome').chassis_make).toBe(base)
    expect(answers([reading('E', vin)], 'trailer')).toEqual({ vin })
  })

  it('hold nothing of an engine for a trailer', () => {
    const readings = [reading('P.2', '96'), reading('P.3', 'diesel'), reading('F.2', '1500')]
    expect(answers(readings, 'trailer')).toEqual({ licensed_weight: 1500 })
  })

  it('are sure only above 0.6 and of fields that are never to be looked at', () => {
    const certaintyOf = (code: CertificateCode, confidence: number) =>
      answersOf([reading(code, '3000', confidence)], 'motorhome').map(({ certainty }) => certainty)
    expect(certaintyOf('F.2', 0.6)).toEqual(['sure'])
    expect(certaintyOf('F.2', 0.59)).toEqual(['doubt'])
    expect(certaintyOf('F.1', 0.99)).toEqual(['look'])
    expect(certaintyOf('F.1', 0.59)).toEqual(['doubt'])
  })

  it('are sure of a trade name that vans have, and ask to look at any other', () => {
    const certaintyOf = (make: string, name: string) =>
      answersOf([reading('D.1', make), reading('D.3', name)], 'motorhome').at(-1)?.certainty
    expect(certaintyOf('FIAT', 'DUCATO MAXI')).toBe('sure')
    expect(certaintyOf('FORD', 'TR A INSIT')).toBe('look')
    expect(certaintyOf('KNAUS', 'SKY TI 650')).toBe('look')
  })

  it.each([
    ['KI-CM 240', 'DE'],
    ['GN-123-R', 'NL'],
    ['GD 1234X', undefined],
  ])('with a plate %s are registered in %s', (plate, country) => {
    expect(answers([reading('A', plate)], 'motorhome').registration_country).toBe(country)
  })
})

describe('the kind of vehicle', () => {
  it.each([
    ['M1', 'motorhome'],
    ['N1', 'motorhome'],
    ['O2', 'trailer'],
  ])('of category %s is %s', (category, type) => {
    expect(productTypeOf([reading('J', category)])).toBe(type)
  })

  it('with an engine is a motorhome, without a sign it stays open', () => {
    expect(productTypeOf([reading('P.1', '2287')])).toBe('motorhome')
    expect(productTypeOf([reading('F.2', '1500')])).toBeUndefined()
  })
})
