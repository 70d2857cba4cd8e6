import { expect, test } from 'vitest'
import { listingAttributes } from '../../vehicle/catalogue/attributes.ts'
import { isForOwnerAlone } from './who-helps.ts'

test('price and what belongs to it are the owner’s alone (rules 1)', () => {
  const own = listingAttributes.map((each) => each.attributeCode).filter(isForOwnerAlone)
  for (const code of ['sale_mode', 'target_price', 'vat_reportable', 'buy_now_price']) {
    expect(own).toContain(code)
  }
  for (const code of ['make', 'mileage', 'awning', 'damaged', 'location_zip', 'vin']) {
    expect(own).not.toContain(code)
  }
})

test('contact, papers and sending are the owner’s alone', () => {
  expect(['account', 'phone', 'official_document'].filter(isForOwnerAlone)).toHaveLength(3)
  expect(['gallery', 'damage.0.area', 'mileage'].filter(isForOwnerAlone)).toEqual([])
})
