import { expect, test } from 'vitest'
import { type PortalAd, portalKind, portalName, valuesOfPortal } from './portal-values.ts'

const ad: PortalAd = {
  ...{ category: 'PartlyIntegrated', make: 'HYMER-ERIBA', modelDescription: 'T 678 CL Solar' },
  ...{ firstRegistration: '201905', mileage: 48_200, power: 103, fuel: 'DIESEL' },
  ...{ gearbox: 'MANUAL_GEAR', emissionClass: 'EURO6D_TEMP', seatbeltSeats: 4, seats: 6 },
  ...{ standingHeight: 198, numberOfBunks: 3, heating: ['GAS'], damageUnrepaired: true },
  ...{ dimension: { length: 7490, width: 2330, height: 2880 }, numberOfPreviousOwners: 5 },
  vin: 'ZFA25000002K12345',
  price: { consumerPriceGross: '57900.00' },
  seller: { address: { zipcode: '24103', city: 'Kiel', country: 'DE' }, phones: ['0431 123456'] },
  plainTextDescription: 'Solar 120 W.\nRufen Sie an: 0171 2345678\nNichtraucher.',
}

test('an ad of mobile.de becomes answers by one table (attributes, import mapping)', () => {
  expect(portalKind(ad)).toBe('motorhome')
  expect(portalName(ad)).toBe('HYMER-ERIBA T 678 CL Solar')
  expect(valuesOfPortal(ad, 'motorhome')).toEqual({
    ...{ make: 'hymer', model: 'T 678 CL Solar', body_type: 'semi_integrated' },
    ...{ first_registration_year: 2019, first_registration_month: '5', mileage: 48_200 },
    ...{ power_kw: 103, fuel: 'diesel', gearbox: 'manual', emission_class: 'euro6d_temp' },
    ...{ seats_with_belt: '4', beds: '3', inner_height: 1980, previous_owners: '4_or_more' },
    ...{ length: 7490, width: 2330, height: 2880 },
    ...{ location_zip: '24103', location_city: 'Kiel', location_country: 'DE' },
    description: 'Solar 120 W.\nNichtraucher.',
  })
})

test('a caravan is told by its category; unknown makes, words and shapes are left out', () => {
  const caravan: PortalAd = {
    ...{ category: 'Caravan', make: 'NOBODY', modelDescription: 'Land 5', axles: 1 },
    ...{ fuel: 'DIESEL', gearbox: 'NEW_WORD', dimension: 'long', firstRegistration: 2019 },
    ...{ seller: null, mileage: { km: 5 }, licensedWeight: 'much' },
  }
  expect(portalKind(caravan)).toBe('trailer')
  expect(valuesOfPortal(caravan, 'trailer')).toEqual({
    ...{ model: 'Land 5', axles: '1', trailer_body_type: 'caravan' },
  })
})
