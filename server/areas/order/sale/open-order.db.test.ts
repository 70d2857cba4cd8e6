import { expect, test } from 'vitest'
import { testDatabase } from '#database/testing/test-database.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { documentServices, orderOf, type SoldTo, sellVehicle } from '../testing/orders-of-test.ts'

/** What an order states of a sale is taken from review, seller and buyer as they are then (rules 10). */

const { pool } = await testDatabase()
const services = await documentServices(pool)

type Review = NonNullable<Listing['review']>
const reportable: Review = { vatRegime: 'reportable', vatRateBasisPoints: 1900 }
const dutch: Review = { vatRegime: 'reportable', vatRateBasisPoints: 2100 }
const withId = { vatRegNo: 'DE123456789' }
const sold = (to: SoldTo): SoldTo => ({ hammerPriceEur: 41_250, ...to })

/** Cents of 41,250 EUR: gross, and net at 19% and 21%. */
const [gross, net, netDutch] = [4_125_000, 3_466_387, 3_409_091]

test.each([
  // Sale; the vehicle's case, its VAT shown and what is payable; the commission with its case and VAT.
  [
    { review: reportable, seller: withId },
    'intra_community_exempt',
    0,
    net,
    60_662,
    'reverse_charge',
    0,
  ],
  [
    { review: reportable, seller: withId, vatIdState: 'confirmed' },
    ...(['intra_community_exempt', 0, net, 60_662, 'reverse_charge', 0] as const),
  ],
  [{ review: reportable }, 'domestic_with_vat', gross - net, gross, 60_662, 'reverse_charge', 0],
  [
    { review: reportable, seller: withId, vatIdState: 'invalid' },
    ...(['domestic_with_vat', gross - net, gross, 60_662, 'charged_abroad', 11_526] as const),
  ],
  [
    { review: reportable, seller: withId, buyerCountry: 'DE' },
    ...(['domestic_with_vat', gross - net, gross, 60_662, 'domestic', 11_526] as const),
  ],
  [
    { review: reportable, seller: withId, buyerCountry: 'NO' },
    ...(['export_after_proof', 0, gross, 60_662, 'not_taxable_here', 0] as const),
  ],
  [
    { review: dutch, seller: { country: 'NL', vatRegNo: 'NL123456789B01' }, buyerCountry: 'DE' },
    ...(['intra_community_exempt', 0, netDutch, 59_659, 'domestic', 11_335] as const),
  ],
  [
    { review: { ...reportable, isNewVehicle: true }, vatIdState: 'invalid' },
    ...(['new_vehicle_intra_community', 0, net, 60_662, 'charged_abroad', 11_526] as const),
  ],
  [
    { review: { vatRegime: 'margin_scheme', vatRateBasisPoints: 1900 }, seller: withId },
    ...(['margin_scheme', 0, gross, 72_188, 'reverse_charge', 0] as const),
  ],
  [{}, 'private_without_vat', 0, gross, 72_188, 'reverse_charge', 0],
] as const)(
  '%j: %s, VAT %i of %i, commission %i, %s, VAT %i (rules 10)',
  async (to, vehicleVatCase, shownVatCents, payableCents, commissionNetCents, commissionVatCase, commissionVatCents) => {
    const order = await orderOf(services, await sellVehicle(services, sold(to)))
    expect(order.amounts).toMatchObject({
      ...{ vehicleVatCase, shownVatCents, payableCents },
      ...{ commissionNetCents, commissionVatCase, commissionVatCents },
    })
  },
)
