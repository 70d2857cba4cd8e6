import { describe, expect, test } from 'vitest'
import { attribute, listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { fieldBlocks, fieldStepOf, inputKindOf } from './field-blocks.ts'

const seller = { sellerIsCommercial: false }
const motorhome = { product_type: 'motorhome' }

function codes(blocks: ReturnType<typeof fieldBlocks>) {
  return blocks.flatMap(({ required, optional }) =>
    [...required, ...optional].map((each) => each.attributeCode),
  )
}

describe('the questions of a step', () => {
  test('stand in blocks by group, in the catalogue’s order', () => {
    const groups = fieldBlocks('profile', { values: motorhome, seller }).map(({ group }) => group)
    expect(groups.slice(0, 4)).toEqual(['base', 'registration', 'engine', 'service'])
  })

  test('are those of the kind: a trailer has no engine', () => {
    const blocks = fieldBlocks('profile', { values: { product_type: 'trailer' }, seller })
    expect(codes(blocks)).toContain('trailer_make')
    expect(codes(blocks)).not.toContain('power_kw')
  })

  test('appear with the answer that makes them required (spec 4)', () => {
    expect(codes(fieldBlocks('profile', { values: motorhome, seller }))).not.toContain('make_other')
    const values = { ...motorhome, make: 'other' }
    const [base] = fieldBlocks('profile', { values, seller })
    expect(base?.required.map((each) => each.attributeCode)).toContain('make_other')
  })

  test('ask commercial sellers alone about VAT (spec 5.4)', () => {
    expect(codes(fieldBlocks('auction', { values: motorhome, seller }))).not.toContain(
      'vat_reportable',
    )
    const commercial = { sellerIsCommercial: true }
    expect(codes(fieldBlocks('auction', { values: motorhome, seller: commercial }))).toContain(
      'vat_reportable',
    )
  })

  test('have a step each, so that every missing one can be linked', () => {
    const without = listingAttributes.filter((each) => fieldStepOf(each) === undefined)
    expect(without.map((each) => each.attributeCode)).toEqual([])
  })
})

describe('the input of a question', () => {
  test.each([
    ['make', 'make'],
    ['body_type', 'body_type'],
    ['gearbox', 'radio'],
    ['fuel', 'select'],
    ['bed_types', 'checks'],
    ['target_price', 'money'],
    ['length', 'number'],
    ['tyres_year', 'year'],
    ['hu_valid_until', 'month'],
    ['last_service_date', 'day'],
    ['winterproof', 'flag'],
    ['vat_reportable', 'yes_no'],
    ['model', 'line'],
    ['description', 'long_text'],
  ] as const)('of %s is %s', (code, kind) => {
    expect(inputKindOf(attribute(code))).toBe(kind)
  })
})
