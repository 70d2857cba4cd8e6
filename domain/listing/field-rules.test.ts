import { describe, expect, it } from 'vitest'
import { isUnusualEmail } from '../account/contact-rules.ts'
import { fieldRules } from './field-rules.ts'

describe('generic field rules (spec 5.1)', () => {
  it.each([null, undefined, '', '  ', [], false])('required fails on %j', (value) => {
    expect(fieldRules.required(value)).toBe(false)
  })

  it.each([0, 'x', [0], true])('required is met by %j', (value) => {
    expect(fieldRules.required(value)).toBe(true)
  })

  it('counts characters of strings and values of numbers', () => {
    expect(fieldRules.max('Müller', 6)).toBe(true)
    expect(fieldRules.max(7, 6)).toBe(false)
    expect(fieldRules.min('ab', 3)).toBe(false)
    expect(fieldRules.min(3, 3)).toBe(true)
  })

  it.each([
    [fieldRules.alpha('Łódź'), true],
    [fieldRules.alpha('A1'), false],
    [fieldRules.alpha_num('A1'), true],
    [fieldRules.alpha_dash('a-b_c'), true],
    [fieldRules.alpha_spaces('La Strada'), true],
    [fieldRules.digits('1234', 4), true],
    [fieldRules.digits('123a', 4), false],
    [fieldRules.integer('12'), true],
    [fieldRules.integer('1.5'), false],
    [fieldRules.numeric('1.5'), true],
    [fieldRules.numeric('1,5'), false],
    [fieldRules.between(5, { min: 5, max: 6 }), true],
    [fieldRules.confirmed('a', 'b'), false],
    [fieldRules.length('abcd', 4), true],
    [fieldRules.min_target_price('999', 1000), false],
    [fieldRules.min_target_price(1000, 1000), true],
    [fieldRules.min_target_price('a lot', 1000), false],
    [fieldRules.required_boolean(false), true],
    [fieldRules.required_boolean('no'), false],
    [fieldRules.regex('AB', /^[A-Z]+$/), true],
    [fieldRules.email('uwe@example.org'), true],
    [fieldRules.free_email_provider('uwe@gmial.com'), false],
    [fieldRules.password('Aa345678'), true],
    [fieldRules.password('aa345678'), false],
    [fieldRules.telephone('+49 431 987654'), true],
    [fieldRules.telephone('0431 987654'), false],
    [fieldRules.telephone('+49-431'), false],
    [fieldRules.telephone('+ '), false],
    [fieldRules.telephone_personal_data('0431 987654'), true],
    [fieldRules.telephone_personal_data('431'), false],
    [fieldRules.zip_code('1012AB'), true],
    [fieldRules.zip_code_de('2410'), false],
    [fieldRules.zip_code_nl('1012'), false],
    [fieldRules.dutchLicensePlate('ab-123-c'), false],
    [fieldRules.license_plate_nl('anything'), true],
    [fieldRules.importer_link('no number'), false],
    [fieldRules.vat_reg_no('DE123456789'), true],
    [fieldRules.vin('ZFA25000002K12345', undefined), true],
    [fieldRules.iban('DE89 3704 0044 0532 0130 00'), true],
    [fieldRules.iban('NL91 ABNA 0417 1643 00'), true],
    [fieldRules.iban('DE89 3704 0044 0532 0130 01'), false],
    [fieldRules.iban('DE89'), false],
    [fieldRules.file([]), false],
    [fieldRules.image({ fileName: 'a.HEIC', mimeType: '' }), true],
    [fieldRules.image({ fileName: 'a.pdf', mimeType: 'application/pdf' }), false],
    [fieldRules.image_or_pdf({ fileName: 'a.pdf', mimeType: '' }), true],
    [fieldRules.ext({ fileName: 'a.png', mimeType: '' }, ['jpg']), false],
    [fieldRules.mimes({ fileName: 'a', mimeType: 'IMAGE/PNG' }, ['image/png']), true],
    [fieldRules.size(100, 100), false],
    [fieldRules.image_dimensions({ width: 2, height: 1 }, { width: 1, height: 2 }), false],
  ])('row %#: %s', (actual, expected) => {
    expect(actual).toBe(expected)
  })

  it('has every rule that the specification names (spec 5.1, 5.2)', () => {
    const named =
      'required required_boolean email free_email_provider alpha alpha_dash alpha_num alpha_spaces between ' +
      'confirmed digits integer numeric length max min regex size image_dimensions ext mimes image ' +
      'image_or_pdf file password min_target_price telephone_personal_data telephone zip_code zip_code_de ' +
      'zip_code_nl dutchLicensePlate license_plate_nl importer_link'
    expect(Object.keys(fieldRules)).toEqual(expect.arrayContaining(named.split(' ')))
  })

  it('asks a private person about an unusual address, a company never', () => {
    expect(isUnusualEmail('uwe@gmial.com', { isPrivate: true })).toBe(true)
    expect(isUnusualEmail('uwe@gmail.com', { isPrivate: true })).toBe(false)
    expect(isUnusualEmail('uwe@gmial', { isPrivate: true })).toBe(false)
    expect(isUnusualEmail('info@nordlicht.example', { isPrivate: false })).toBe(false)
  })
})
