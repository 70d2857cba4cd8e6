import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, send } from './dealer-client.ts'

/**
 * Dealers who bid without a pause. Whoever is not answered asks again with the same key until they are,
 * as the contract promises a client (rules 13).
 */

export type AcceptedBid = {
  readonly dealer: number
  readonly amountEur: number
  readonly idempotencyKey: string
  readonly sequence: number
  readonly headHash: string
  /** How often it was sent. */
  readonly attempts: number
}

export type RefusedBid = Pick<AcceptedBid, 'dealer' | 'amountEur' | 'attempts'> & {
  readonly code: string
}

export type Crowd = {
  readonly accepted: readonly AcceptedBid[]
  readonly refused: readonly RefusedBid[]
  /** Lets everybody wait for the answer to their last bid, and ends. */
  readonly stop: () => Promise<void>
}

const pauseAfterSilenceMs = 50

export function startBidding(crowd: {
  readonly origin: string
  readonly auctionId: number
  readonly tokens: readonly string[]
  readonly startPriceEur: number
  readonly stepEur?: number
}): Crowd {
  const accepted: AcceptedBid[] = []
  const refused: RefusedBid[] = []
  const { stepEur = 1 } = crowd
  let knownEur = crowd.startPriceEur
  let isStopping = false

  async function bidOn(token: string, dealer: number): Promise<void> {
    while (!isStopping) {
      const amountEur = knownEur + stepEur * randomInt(1, 4)
      const idempotencyKey = randomUUID()
      const { answer, attempts } = await sendUntilAnswered(token, { amountEur, idempotencyKey })
      if ('view' in answer) {
        const { sequence, headHash } = answer.view
        const receipt = { sequence: sequence ?? 0, headHash: headHash ?? '' }
        accepted.push({ dealer, amountEur, idempotencyKey, attempts, ...receipt })
        knownEur = Math.max(knownEur, amountEur)
      } else if ('problem' in answer) {
        const { code, facts } = answer.problem
        refused.push({ dealer, amountEur, attempts, code })
        knownEur = Math.max(knownEur, Number(facts?.minimumEur ?? 0))
      }
    }
  }

  async function sendUntilAnswered(
    token: string,
    bid: { readonly amountEur: number; readonly idempotencyKey: string },
  ): Promise<{ readonly answer: Answer; readonly attempts: number }> {
    const { amountEur, idempotencyKey } = bid
    const path = `/api/private/auction/${crowd.auctionId}/bid`
    for (let attempts = 1; ; attempts += 1) {
      const command = { path, body: { amountEur }, idempotencyKey }
      const answer = await send({ origin: crowd.origin, token }, command)
      if (answer.status !== null) return { answer, attempts }
      await wait(pauseAfterSilenceMs)
    }
  }

  const running = Promise.all(crowd.tokens.map(bidOn))
  return {
    accepted,
    refused,
    stop: async () => {
      isStopping = true
      await running
    },
  }
}
