import { columnsOf, type KindModel, logPrice } from '../model/valuation-model.ts'
import type { ValuedVehicle } from '../valued-vehicle.ts'

/** An auction that is over, as its bids count for the odds of another vehicle's price. */
export type SettledAuction = {
  readonly endedInMonth: number
  /** Null where its ad says too little of it: then its prices stand as they are. */
  readonly vehicle: ValuedVehicle | null
}

/** From what was bid in an auction to what it would have come to with the asked vehicle, in euros; 0 stays 0. */
export type Conversion = (bidEur: number) => number

export const unconverted: Conversion = (bidEur) => bidEur

/**
 * How far an auction lay from what the model says of its vehicle counts in steps of so much, as a logarithm: the classes
 * in which sold prices are shown (rules 1). An owner who moves their own vehicle bit by bit finds such a step
 * and no price.
 */
const stepOfPrice = 0.025
/** Nothing counts as farther off: such a vehicle is not what its ad said. */
const mostSteps = 40

/**
 * For each auction how its bids count with the asked vehicle, today: as far above or below the model's price as they were with
 * its own. A newer vehicle with more kilometres is so compared with older ones that have fewer.
 */
export function conversionsTo(
  asked: ValuedVehicle,
  settled: readonly SettledAuction[],
  { model, inMonth }: { readonly model: KindModel; readonly inMonth: number },
): readonly Conversion[] {
  const askedLog = logPrice(model, columnsOf(model, asked, inMonth))
  return settled.map(({ endedInMonth, vehicle }) => {
    if (vehicle === null) return unconverted
    const own = logPrice(model, columnsOf(model, vehicle, endedInMonth))
    return (bidEur) => {
      if (bidEur === 0) return 0
      const steps = Math.round((Math.log(bidEur) - own) / stepOfPrice)
      const counted = Math.max(-mostSteps, Math.min(mostSteps, steps))
      return Math.exp(askedLog + counted * stepOfPrice)
    }
  })
}
