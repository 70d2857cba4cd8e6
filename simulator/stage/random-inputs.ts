import type { RandomInputs } from '#domain/auction/core/facts.ts'
import type { MarketRequest } from '#server/testing/market-parts.ts'
import { type Chance, chanceOf } from './chance.ts'

/**
 * Chance for the servers of a run: it comes from the seed, so that a journal repeats to the last hash.
 * An approval's is drawn by whoever plays the operator, because the model has to know it.
 */
export class StagedRandomInputs {
  readonly #approvals = new Map<number, RandomInputs>()

  prepareApproval(auctionId: number, chance: Chance): RandomInputs {
    const inputs = randomInputs(chance.next(), chance)
    this.#approvals.set(auctionId, inputs)
    return inputs
  }

  readonly draw = ({ auctionId, body, idempotencyKey }: MarketRequest): RandomInputs => {
    if (body.type !== 'approve') {
      return randomInputs(0, chanceOf(Number(idempotencyKey?.replace('key-', ''))))
    }
    const prepared = this.#approvals.get(auctionId)
    if (!prepared) throw new Error(`Nobody has prepared the approval of auction ${auctionId}`)
    return prepared
  }
}

function randomInputs(yellowFraction: number, chance: Chance): RandomInputs {
  const [targetSalt, yellowSalt, limitSalt] = [chance.hex(64), chance.hex(64), chance.hex(64)]
  return { yellowFraction, targetSalt, yellowSalt, limitSalt }
}
