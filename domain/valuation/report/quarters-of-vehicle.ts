import { likelyInMonths, type ValuationMarket, type ValuationQuestion } from '../valuate.ts'
import type { ValuedVehicle } from '../valued-vehicle.ts'

/** As many quarters back as a report looks. */
const quartersBack = 8

/** What a vehicle would have fetched in the quarters that are over, the earliest first, none before it was registered. */
export function quartersOf(
  vehicle: ValuedVehicle,
  { model }: ValuationMarket,
  { roundUpBy }: Pick<ValuationQuestion, 'roundUpBy'>,
): readonly { readonly month: number; readonly likelyEur: number }[] {
  const kindModel = model.kinds[vehicle.kind]
  if (!kindModel) return []
  const months = Array.from(
    { length: quartersBack },
    (_none, index) => model.lastMonth - 3 * (quartersBack - 1 - index),
  ).filter((month) => month >= vehicle.firstRegisteredInMonth)
  return likelyInMonths(kindModel, vehicle, { months, roundUpBy })
}
