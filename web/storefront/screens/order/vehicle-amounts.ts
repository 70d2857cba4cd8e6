import type { Order } from '#contract/endpoints/order.ts'
import { centsOfEur } from '#domain/money/rounding.ts'
import type { Fact } from '#web/ui/vehicles/fact-list.tsx'

/**
 * The hammer price and, where VAT makes it another sum, what the buyer pays the seller; nobody pays
 * for a sale that was called off (rules 10). The sum is not known before the verdict on a VAT id.
 */
export function vehicleAmounts(
  { hammerPriceEur, status, vehicle }: Pick<Order, 'hammerPriceEur' | 'status' | 'vehicle'>,
  terms: { readonly hammer: string; readonly payable: string },
  format: {
    readonly money: (eur: number) => string
    readonly moneyCents: (cents: number) => string
  },
): Fact[] {
  const hammer = { term: terms.hammer, value: format.money(hammerPriceEur) }
  if (vehicle === null || status === 'canceled') return [hammer]
  if (vehicle.payableCents === centsOfEur(hammerPriceEur)) return [hammer]
  return [
    hammer,
    { term: terms.payable, value: format.moneyCents(vehicle.payableCents), look: 'strong' },
  ]
}
