import { expect, test } from 'vitest'
import { exampleMotorhome } from '../../vehicle/example-vehicles.ts'
import { suspicionsAbout } from './suspicions.ts'

const now = Date.UTC(2026, 10, 28)

test('an ad as most are gives no reason for a suspicion (spec 5.3)', () => {
  expect(suspicionsAbout(exampleMotorhome, { now, offeredBy: [] })).toEqual([])
})

test('the same vehicle elsewhere, figures that cannot be and makes seldom sold are named (spec 5.3)', () => {
  const odd = { ...exampleMotorhome, mileage: 900, make: 'other', make_other: 'Fleetwood' }
  const names = suspicionsAbout(odd, { now, offeredBy: [100_080] }).map(({ name }) => name)
  expect(names).toEqual([
    'same_vehicle:100080',
    'mileage:mileage_out_of_bounds',
    'make_other:make_seldom_sold',
  ])
})
