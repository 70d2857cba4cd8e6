import { describe, expect, test } from 'vitest'
import { centsOfEur } from '../money/rounding.ts'
import { type VatIdState, vatIdStates } from './countries.ts'
import { countriesWithRate, exampleVatRate, standardVatRate } from './vat-rates.ts'
import { type VatRegime, type VehicleVatCase, vehicleVat } from './vehicle-vat.ts'

const rateBasisPoints = 1900
const reportable: VatRegime = { kind: 'vat_reportable', rateBasisPoints, hasSellerVatId: true }
const sellerWithoutId: VatRegime = { ...reportable, hasSellerVatId: false }
const regimes = {
  private: { kind: 'private' },
  margin: { kind: 'margin_scheme' },
  reportable,
} as const
const routes = {
  home: ['DE', 'DE'],
  union: ['DE', 'PL'],
  abroad: ['DE', 'CH'],
  inward: ['NO', 'DE'],
} as const

type Route = keyof typeof routes
type Row = readonly [
  VehicleVatCase,
  VatRegime,
  Route,
  VatIdState,
  boolean,
  { readonly shown: number; readonly payable: number; readonly refunded: number },
]

/** Cents of a hammer price of 11,900 EUR: gross, net at 19%, the VAT between them. */
const [gross, net, vat] = [1_190_000, 1_000_000, 190_000]
const grossOnly = { shown: 0, payable: gross, refunded: 0 }

describe('the six cases of the vehicle’s VAT, A to F (rules 10)', () => {
  // Case, regime, route, buyer's id, new vehicle; VAT shown, payable at handover, refunded later.
  const rows: readonly Row[] = [
    ['domestic_with_vat', reportable, 'home', 'none', false, { ...grossOnly, shown: vat }],
    ['domestic_with_vat', reportable, 'union', 'none', false, { ...grossOnly, shown: vat }],
    ['domestic_with_vat', reportable, 'union', 'unavailable', false, { ...grossOnly, shown: vat }],
    ['domestic_with_vat', sellerWithoutId, 'union', 'valid', false, { ...grossOnly, shown: vat }],
    ['intra_community_exempt', reportable, 'union', 'valid', false, { ...grossOnly, payable: net }],
    ['export_after_proof', reportable, 'abroad', 'none', false, { ...grossOnly, refunded: vat }],
    ['export_after_proof', reportable, 'inward', 'valid', false, { ...grossOnly, refunded: vat }],
    ['margin_scheme', regimes.margin, 'home', 'none', false, grossOnly],
    ['margin_scheme', regimes.margin, 'union', 'valid', false, grossOnly],
    ['margin_scheme', regimes.margin, 'abroad', 'none', false, grossOnly],
    ['private_without_vat', regimes.private, 'home', 'valid', true, grossOnly],
    ['private_without_vat', regimes.private, 'union', 'valid', false, grossOnly],
    ['private_without_vat', regimes.private, 'abroad', 'none', true, grossOnly],
    ['new_vehicle_intra_community', regimes.private, 'union', 'none', true, grossOnly],
    [
      ...(['new_vehicle_intra_community', reportable, 'union', 'none', true] as const),
      { ...grossOnly, payable: net },
    ],
  ]

  test.each(rows)('%s: %o, %s, id %s, new %s (rules 10)', (...row) => {
    const [vatCase, regime, route, buyerVatId, isNewVehicle, figures] = row
    const [sellerCountry, buyerCountry] = routes[route]
    const sale = { regime, sellerCountry, buyerCountry, buyerVatId, isNewVehicle }
    expect(vehicleVat({ ...sale, hammerPriceEur: 11_900 })).toEqual({
      case: vatCase,
      netHammerCents: regime.kind === 'vat_reportable' ? net : gross,
      shownVatCents: figures.shown,
      payableCents: figures.payable,
      refundedAfterProofCents: figures.refunded,
    })
  })
})

test('every sale there can be has one case, and no figure contradicts another (rules 10)', () => {
  for (const regime of [...Object.values(regimes), sellerWithoutId]) {
    for (const [sellerCountry, buyerCountry] of Object.values(routes)) {
      for (const buyerVatId of vatIdStates) {
        for (const isNewVehicle of [true, false]) {
          const sale = { regime, sellerCountry, buyerCountry, buyerVatId, isNewVehicle }
          const found = vehicleVat({ ...sale, hammerPriceEur: 41_257 })
          const hammer = centsOfEur(41_257)
          const contained = hammer - found.netHammerCents
          // Only a reportable price holds VAT; it is shown, left out, or refunded, never twice.
          if (regime.kind !== 'vat_reportable') expect(contained).toBe(0)
          expect([0, contained]).toContain(found.shownVatCents)
          expect(found.shownVatCents + found.refundedAfterProofCents).toBeLessThanOrEqual(contained)
          expect([hammer, found.netHammerCents]).toContain(found.payableCents)
          const isCharged = found.payableCents === hammer && contained > 0
          expect(found.shownVatCents + found.refundedAfterProofCents).toBe(
            isCharged ? contained : 0,
          )
        }
      }
    }
  }
})

test('each country a vehicle may stand in has its standard rate (rules 10)', () => {
  expect(countriesWithRate).toHaveLength(21)
  for (const country of countriesWithRate) {
    expect(standardVatRate(country)).toBeGreaterThan(800)
    expect(standardVatRate(country)).toBeLessThanOrEqual(2_700)
  }
  expect(standardVatRate('XX')).toBeUndefined()
})

test.each([
  ['PL', 2300],
  ['SE', 2500],
  ['DE', 1900],
  ['GB', 1900],
])('an example for a reader in %s takes %i basis points', (country, rateBasisPoints) => {
  expect(exampleVatRate(country)).toBe(rateBasisPoints)
})
