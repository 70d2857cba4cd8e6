import { type CommissionSettings, commissionCents } from '#domain/pricing/commission.ts'
import { netHammer } from '#domain/pricing/vehicle-vat.ts'

/** The dealer's commission for one purchase, and where it lies between its bounds (rules 10). */
export type CommissionExample = {
  readonly netHammerCents: number
  readonly commissionCents: number
  readonly bound: 'minimum' | 'maximum' | 'rate'
  /** Of the net hammer price, in hundredths of a percent. */
  readonly shareBasisPoints: number
}

/** A purchase without a rate is one whose price holds no reportable VAT. */
export function commissionExample(
  purchase: { readonly hammerPriceEur: number; readonly vatRateBasisPoints: number | null },
  settings: CommissionSettings,
): CommissionExample {
  const { hammerPriceEur, vatRateBasisPoints: rateBasisPoints } = purchase
  const net = netHammer(
    hammerPriceEur,
    rateBasisPoints === null
      ? { kind: 'private' }
      : { kind: 'vat_reportable', rateBasisPoints, hasSellerVatId: true },
  )
  const commission = commissionCents(net, settings)
  return {
    netHammerCents: net,
    commissionCents: commission,
    bound:
      commission === settings.minCents
        ? 'minimum'
        : commission === settings.maxCents
          ? 'maximum'
          : 'rate',
    shareBasisPoints: net === 0 ? 0 : Math.round((commission / net) * 10_000),
  }
}

/** The net hammer prices between which the rate alone decides, in euros. */
export function commissionBendsEur({ rateBasisPoints, minCents, maxCents }: CommissionSettings) {
  const priceOf = (cents: number) => Math.round((cents * 10_000) / rateBasisPoints / 100)
  return { lowerEur: priceOf(minCents), upperEur: priceOf(maxCents) }
}
