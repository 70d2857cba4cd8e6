import { expect, test } from 'vitest'
import { addressName } from './address-name.ts'

test.each([
  ['Bürstner Lyseo TD 728', 'buerstner-lyseo-td-728'],
  ['La Strada Avanti L (4×4)', 'la-strada-avanti-l-4-4'],
  ['Kabe Ädelsten Ång Øst', 'kabe-aedelsten-aang-oest'],
  ['Škoda Żółw', 'skoda-zolw'],
  ['Knaus u\u0308ber', 'knaus-ueber'],
  ['', ''],
  [' ☀️ / .. ?', ''],
  ['Ευρα 7', '7'],
])('the name of %j in its address (spec 2)', (title, name) => {
  expect(addressName(title)).toBe(name)
})

test('a long name ends with a whole word within 60 letters', () => {
  expect(addressName(`Hymer ${'Exsis '.repeat(20)}`)).toMatch(/^hymer(-exsis){9}$/)
  expect(addressName(`${'x'.repeat(90)} y`)).toBe('x'.repeat(60))
})
