import type { VehicleVat } from '#domain/pricing/vehicle-vat.ts'
import { textOf } from '#domain/vehicle/values.ts'
import type { PurchaseContract } from '../../../integrations/documents/port.ts'
import type { Sale } from '../sale.ts'
import { pickupOf } from '../sale-parties.ts'
import type { OrderAmounts } from '../stored-order.ts'
import { snapshotHash } from './snapshot-hash.ts'
import { vehicleInWords } from './vehicle-details.ts'

/**
 * The contract as it is printed, in the words of both sides, from amounts and parties of the sale, however late
 * that is (rules 10).
 */
export function contractOfSale(sale: Sale, number: string): PurchaseContract {
  const { order, vehicle } = sale
  const { seller, buyer, isSellerBusiness } = order.parties
  const locale = sale.seller.languageSetting
  const otherLocale = sale.buyer.languageSetting
  const { facts, knownDefects, handedOver, confirmed } = vehicleInWords(vehicle, locale)
  const plate = textOf(vehicle.values, 'license_plate')
  return {
    number,
    soldAt: order.soldAt.getTime(),
    seller,
    buyer,
    isSellerBusiness,
    vehicle: {
      title: vehicle.title,
      vin: textOf(vehicle.values, 'vin') ?? '',
      ...(plate && { plate }),
      facts,
    },
    confirmed,
    knownDefects,
    hammerPriceEur: order.hammerPriceEur,
    vat: vatOf(order.amounts),
    vatRateBasisPoints: order.amounts.vehicleRateBasisPoints,
    pickup: pickupOf(vehicle.values, seller, locale),
    handedOver,
    snapshotHash: snapshotHash(vehicle),
    ...(otherLocale !== locale && {
      translation: {
        ...vehicleInWords(vehicle, otherLocale),
        pickupPlace: pickupOf(vehicle.values, seller, otherLocale).place,
      },
    }),
  }
}

function vatOf(amounts: OrderAmounts): VehicleVat {
  const { vehicleVatCase, netHammerCents, shownVatCents, payableCents } = amounts
  return {
    case: vehicleVatCase,
    netHammerCents,
    shownVatCents,
    payableCents,
    refundedAfterProofCents:
      vehicleVatCase === 'export_after_proof' ? payableCents - netHammerCents : 0,
  }
}
