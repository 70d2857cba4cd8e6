import { expect, test } from 'vitest'
import { readVehicleName } from './read-vehicle-name.ts'

const makes = [
  { code: 'hymer', label: 'Hymer' },
  { code: 'knaus', label: 'Knaus' },
  { code: 'caravelair', label: 'Caravelair' },
  { code: 'roller', label: 'Roller Team' },
  { code: 'buerstner', label: 'Bürstner' },
]

test.each([
  ['Knaus Sky TI 650', { make: 'knaus', model: 'Sky TI 650' }],
  ['  hymer   exsis-t 588 ', { make: 'hymer', model: 'exsis-t 588' }],
  ['Burstner Ixeo', { make: 'buerstner', model: 'Ixeo' }],
  ['Roller-Team Kronos', { make: 'roller', model: 'Kronos' }],
  ['Hymer', { make: 'hymer', model: '' }],
  ['Hymercar Grand Canyon', { make: undefined, model: 'Hymercar Grand Canyon' }],
  ['Selbstbau', { make: undefined, model: 'Selbstbau' }],
  ['', { make: undefined, model: '' }],
])('"%s" is read as make and model', (text, name) => {
  expect(readVehicleName(text, makes)).toEqual(name)
})
