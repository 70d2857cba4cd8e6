import { describe, expect, test } from 'vitest'
import { hourMs } from '../calendar/instant.ts'
import { commissionCents, defaultCommissionSettings } from './commission.ts'
import { commissionVat, defaultCommissionVatSettings } from './commission-vat.ts'
import type { VatIdState } from './countries.ts'
import { landedPrice } from './landed-price.ts'
import { type VatRegime, vehicleVat, vehicleVatCase } from './vehicle-vat.ts'

const reportable: VatRegime = {
  kind: 'vat_reportable',
  rateBasisPoints: 1_900,
  hasSellerVatId: true,
}
const withoutId: VatRegime = { ...reportable, hasSellerVatId: false }
const private_: VatRegime = { kind: 'private' }
const margin: VatRegime = { kind: 'margin_scheme' }

describe('the commission (spec 9.1, rules 10)', () => {
  // Net hammer in cents, commission in cents.
  test.each([
    [0, 39_900],
    [2_280_000, 39_900],
    [2_280_028, 39_900],
    [2_280_029, 39_901],
    [4_125_000, 72_188],
    [19_999_971, 349_999],
    [20_000_000, 350_000],
    [90_000_000, 350_000],
  ])('of %i cents net it is %i cents (spec 9.1, rules 10)', (net, commission) => {
    expect(commissionCents(net, defaultCommissionSettings)).toBe(commission)
  })
})

describe('the VAT of the vehicle (rules 10)', () => {
  // Regime, seller's country, buyer's country, buyer's VAT id, new vehicle, case.
  test.each([
    [private_, 'DE', 'DE', 'valid', false, 'private_without_vat'],
    [private_, 'DE', 'NL', 'valid', false, 'private_without_vat'],
    [private_, 'DE', 'NL', 'valid', true, 'new_vehicle_intra_community'],
    [private_, 'DE', 'CH', 'none', true, 'private_without_vat'],
    [margin, 'DE', 'DE', 'valid', false, 'margin_scheme'],
    [margin, 'DE', 'DK', 'valid', false, 'margin_scheme'],
    [margin, 'DE', 'CH', 'none', false, 'margin_scheme'],
    [reportable, 'DE', 'DE', 'valid', false, 'domestic_with_vat'],
    [reportable, 'DE', 'DE', 'valid', true, 'domestic_with_vat'],
    [reportable, 'DE', 'NL', 'valid', false, 'intra_community_exempt'],
    [reportable, 'DE', 'NL', 'invalid', false, 'domestic_with_vat'],
    [reportable, 'DE', 'NL', 'unavailable', false, 'domestic_with_vat'],
    [withoutId, 'DE', 'NL', 'valid', false, 'domestic_with_vat'],
    [reportable, 'DE', 'CH', 'none', false, 'export_after_proof'],
    [reportable, 'DE', 'NO', 'valid', false, 'export_after_proof'],
    [reportable, 'NL', 'DE', 'valid', false, 'intra_community_exempt'],
  ] as const)(
    '%o from %s to %s, id %s, new %s: %s (rules 10)',
    (regime, seller, buyer, id, isNewVehicle, expected) => {
      const sale = { regime, sellerCountry: seller, buyerCountry: buyer, isNewVehicle }
      expect(vehicleVatCase({ ...sale, buyerVatId: id as VatIdState })).toBe(expected)
    },
  )

  test('exempt within the union the buyer pays the net price, for export the gross until proved (rules 10)', () => {
    const sale = { hammerPriceEur: 11_900, regime: reportable, sellerCountry: 'DE' } as const
    const exempt = vehicleVat({
      ...sale,
      buyerCountry: 'NL',
      buyerVatId: 'valid',
      isNewVehicle: false,
    })
    expect(exempt).toMatchObject({ payableCents: 1_000_000, shownVatCents: 0 })
    const exported = vehicleVat({
      ...sale,
      buyerCountry: 'CH',
      buyerVatId: 'none',
      isNewVehicle: false,
    })
    expect(exported).toMatchObject({ payableCents: 1_190_000, refundedAfterProofCents: 190_000 })
  })
})

describe('VAT on the commission (rules 10)', () => {
  // Buyer's country, VAT id, hours since the sale, case, VAT on 1,000.00.
  test.each([
    ['DE', 'none', 0, 'domestic', 19_000],
    ['DE', 'unavailable', 0, 'domestic', 19_000],
    ['NL', 'valid', 0, 'reverse_charge', 0],
    ['NL', 'invalid', 0, 'charged_abroad', 19_000],
    ['NL', 'none', 0, 'charged_abroad', 19_000],
    ['NL', 'unavailable', 71, 'held', 0],
    ['NL', 'unavailable', 72, 'charged_abroad', 19_000],
    ['CH', 'valid', 0, 'not_taxable_here', 0],
  ] as const)(
    '%s, id %s, %i h after the sale: %s (rules 10)',
    (buyerCountry, buyerVatId, hours, expected, vatCents) => {
      const invoice = { commissionCents: 100_000, buyerCountry, buyerVatId, soldAt: 0 }
      const settings = defaultCommissionVatSettings
      expect(commissionVat({ ...invoice, at: hours * hourMs, settings })).toMatchObject({
        case: expected,
        vatCents,
      })
    },
  )
})

test('the landed price of 41,250 at home adds up as the page shows it (rules 10)', () => {
  const landed = landedPrice({
    sale: {
      hammerPriceEur: 41_250,
      regime: reportable,
      sellerCountry: 'DE',
      buyerCountry: 'DE',
      buyerVatId: 'valid',
      isNewVehicle: false,
    },
    at: 0,
    commission: defaultCommissionSettings,
    commissionVat: defaultCommissionVatSettings,
  })
  expect(landed).toMatchObject({
    shownVatCents: 658_613,
    commissionCents: 60_662,
    commissionVatCents: 11_526,
    totalCents: 4_197_188,
    afterInputTaxCents: 3_527_049,
  })
})

test.each([
  ['at home both taxes', 'DE', 'none', 6_105_000, 5_130_252],
  // German VAT is no input tax of the dealer’s country, on the vehicle as on the commission.
  ['abroad without a valid id nothing', 'PL', 'invalid', 6_105_000, 6_105_000],
  ['abroad with one there is none', 'PL', 'valid', 5_130_252, 5_130_252],
  [
    'outside the Union the VAT of the vehicle, once the export is proved',
    'CH',
    'none',
    6_088_235,
    5_130_252,
  ],
] as const)(
  'a dealer gets back of 60,000: %s (rules 10)',
  (_, buyerCountry, buyerVatId, totalCents, left) => {
    const landed = landedPrice({
      sale: {
        ...{ hammerPriceEur: 60_000, regime: reportable, sellerCountry: 'DE', isNewVehicle: false },
        ...{ buyerCountry, buyerVatId },
      },
      at: 0,
      commission: defaultCommissionSettings,
      commissionVat: defaultCommissionVatSettings,
    })
    expect([landed.totalCents, landed.afterInputTaxCents]).toEqual([totalCents, left])
  },
)
