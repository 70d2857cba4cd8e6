import { expect, test } from 'vitest'
import { isVin } from './vin.ts'

test.each([
  ['WF0XXXTTGXKE12345', 2019, true],
  ['WF0XXXTTGXKE12345', undefined, true],
  ['WF0XXXTTGXKE1234O', 2019, false],
  ['WF0XXXTTGXKE1234', 1981, false],
  ['WF0XXXTTGXKE1234', 1980, true],
  ['WF0XXXTTGXKE1234', undefined, false],
  ['W123', 1975, false],
  ['wf0xxxttgxke12345', 2019, false],
])('attributes: %s of a vehicle of %s is an identification number: %s', (vin, year, expected) => {
  expect(isVin(vin, year)).toBe(expected)
})
