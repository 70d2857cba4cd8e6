import { expect, test } from 'vitest'
import type { RegistryRecord } from './registry-record.ts'
import { registeredKind, registeredName, valuesOfRegistry } from './registry-values.ts'

function recordOf(
  vehicle: RegistryRecord['vehicle'],
  fuels: RegistryRecord['fuels'] = [],
): RegistryRecord {
  return { vehicle, fuels, axles: [] }
}

test('centimetres, text figures and Dutch words become answers of the ad (attributes, import mapping)', () => {
  const record: RegistryRecord = {
    vehicle: {
      ...{ merk: 'HYMER', handelsbenaming: 'B 578', inrichting: 'kampeerwagen' },
      ...{ datum_eerste_toelating: '20190412', eerste_kleur: 'WIT', lengte: '699', breedte: '222' },
      ...{ toegestane_maximum_massa_voertuig: '3500', aantal_zitplaatsen: '4' },
    },
    fuels: [
      {
        ...{ brandstof_omschrijving: 'Diesel', nettomaximumvermogen: '102.60' },
        uitlaatemissieniveau: 'EURO 6 D-TEMP',
      },
    ],
    axles: [{ as_nummer: '1' }, { as_nummer: '2' }],
  }
  expect(valuesOfRegistry(record, 'motorhome')).toEqual({
    ...{ make: 'hymer', model: 'B 578', exterior_color: 'white', axles: '2' },
    ...{ first_registration_year: 2019, first_registration_month: '4' },
    ...{ length: 6990, width: 2220, licensed_weight: 3500, seats_with_belt: '4' },
    ...{ fuel: 'diesel', power_kw: 103, emission_class: 'euro6d_temp' },
  })
  expect(registeredKind(record)).toBe('motorhome')
})

test.each([
  [
    'FIAT',
    'KNAUS SKY TI 650 MEG',
    { chassis_make: 'fiat', make: 'knaus', model: 'SKY TI 650 MEG' },
  ],
  ['FIAT', 'DUCATO', { chassis_make: 'fiat', chassis_model: 'Ducato' }],
  ['HYMER', 'HYMER B 578', { make: 'hymer', model: 'B 578' }],
  ['BUERSTNER', 'IXEO TIME', { make: 'buerstner', model: 'Ixeo Time' }],
  ['NOBODY', 'CAMPER 1', { model: 'Camper 1' }],
])('%s %s is %o', (merk, handelsbenaming, expected) => {
  expect(valuesOfRegistry(recordOf({ merk, handelsbenaming }), 'motorhome')).toEqual(expected)
})

test.each([
  [['Benzine', 'LPG'], 'lpg'],
  [['Diesel', 'Elektriciteit'], 'hybrid'],
  [['Elektriciteit'], 'electric'],
  [['Waterstof'], 'other'],
  [['Houtgas'], undefined],
])('the fuels %o are %s', (names, fuel) => {
  const fuels = names.map((name) => ({ brandstof_omschrijving: name }))
  expect(valuesOfRegistry(recordOf({}, fuels), 'motorhome').fuel).toBe(fuel)
})

test('what the market cannot have is left out: no figure of 0, no length of a toy, no engine of a trailer', () => {
  const record = recordOf(
    {
      ...{ merk: 'HOBBY', handelsbenaming: 'EXCELLENT 540 UL', inrichting: 'caravan' },
      ...{ lengte: '50', breedte: '230', aantal_zitplaatsen: '0', datum_eerste_toelating: '2017' },
    },
    [{ brandstof_omschrijving: 'Diesel' }],
  )
  expect(valuesOfRegistry(record, 'trailer')).toEqual({
    ...{ trailer_make: 'hobby', model: 'Excellent 540 UL', width: 2300 },
  })
})

test('its owner knows the vehicle by make and trade name, said once', () => {
  expect(registeredName(recordOf({ merk: 'HYMER', handelsbenaming: 'HYMER B 578' }))).toBe(
    'HYMER B 578',
  )
  expect(registeredName(recordOf({ merk: 'VOLKSWAGEN', handelsbenaming: 'CRAFTER' }))).toBe(
    'VOLKSWAGEN CRAFTER',
  )
})
