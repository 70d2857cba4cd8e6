import { columnsOf, type KindModel, logPrice } from '../model/valuation-model.ts'
import type { ValuedVehicle } from '../valued-vehicle.ts'

/** An auction that is over, as it counts for the odds of another vehicle's price. */
export type SettledAuction = {
  /** Its highest bid; 0 where nobody bid. */
  readonly reachedEur: number
  readonly endedInMonth: number
  /** Null where its ad says too little of it: then its price stands as it is. */
  readonly vehicle: ValuedVehicle | null
}

/**
 * How far an auction lay from what the model says of its vehicle counts in steps of so much, as a logarithm: the classes
 * in which sold prices are shown (rules 1). An owner who moves their own vehicle bit by bit finds such a step
 * and no price.
 */
const stepOfPrice = 0.025
/** Nothing counts as farther off: such a vehicle is not what its ad said. */
const mostSteps = 40

/**
 * What each auction would have come to with the asked vehicle, today: as far above or below the model's price as it was with
 * its own. A newer vehicle with more kilometres is so compared with older ones that have fewer.
 */
export function convertedPrices(
  asked: ValuedVehicle,
  settled: readonly SettledAuction[],
  { model, inMonth }: { readonly model: KindModel; readonly inMonth: number },
): readonly number[] {
  const askedLog = logPrice(model, columnsOf(model, asked, inMonth))
  return settled.map(({ reachedEur, endedInMonth, vehicle }) => {
    if (reachedEur === 0 || vehicle === null) return reachedEur
    const own = logPrice(model, columnsOf(model, vehicle, endedInMonth))
    const steps = Math.round((Math.log(reachedEur) - own) / stepOfPrice)
    const counted = Math.max(-mostSteps, Math.min(mostSteps, steps))
    return Math.exp(askedLog + counted * stepOfPrice)
  })
}
