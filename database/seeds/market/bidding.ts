import {
  bidderOf,
  currentBidEur,
  minimumBidEur,
  minimumLimitEur,
} from '#domain/auction/core/current-bid.ts'
import { released } from '#domain/auction/core/phases.ts'
import type { AuctionState, ReleasedState } from '#domain/auction/core/state.ts'
import { type Instant, minuteMs } from '#domain/calendar/instant.ts'
import { type Chance, seededChance } from '#drawings/chance.ts'
import type { AuctionUseCases } from '#server/areas/auction/api.ts'
import type { PlainBody } from '#server/areas/auction/commands/market-request.ts'
import { isNight } from '../demo-calendar.ts'
import type { SeededPerson } from '../people/seed-people.ts'
import type { Timeline } from './timeline.ts'

/** Dealers bidding on one auction as dealers do: by day, in leaps at first, some with an agent. */

export type Bidding = {
  readonly seed: string
  /** The auction as the operator released it. */
  readonly released: ReleasedState
  readonly dealers: readonly SeededPerson[]
  readonly targetPriceEur: number
  /** Where the bids shall end, as a share of the target. */
  readonly level: number
  readonly until: Instant
  readonly bids: number
}

type Stage = { readonly auctions: AuctionUseCases; readonly timeline: Timeline }

const quantumMs = 5 * minuteMs

export function planBids({ auctions, timeline }: Stage, bidding: Bidding): void {
  const chance = seededChance(`${bidding.seed}|bids`)
  const { targetPriceEur } = bidding
  const goalEur = Math.round((targetPriceEur * bidding.level) / 100) * 100
  const crowd = chosenDealers(bidding.dealers, chance)
  const instants = bidInstants(bidding, chance)
  let state: ReleasedState = bidding.released
  let number = 0
  const send = async (dealer: SeededPerson, body: PlainBody) => {
    number += 1
    const outcome = await auctions.execute({
      auctionId: state.auctionId,
      actor: actorOf(dealer),
      body,
      idempotencyKey: `demo-seed-${state.auctionId}-${number}`,
    })
    state = released(outcome.state)
  }
  for (const [index, instant] of instants.entries()) {
    const progress = (index + 1) / instants.length
    const isLast = index === instants.length - 1
    const taste = chance.between(0, 1)
    timeline.at(instant, async () => {
      const amountEur = nextAmount(state, { goalEur, targetPriceEur, progress, isLast })
      if (amountEur === null) return
      const dealer = nextDealer(crowd, state, taste)
      const isAskMeThen = taste > 0.6
      await send(dealer, { type: 'bid', amountEur, isAskMeThen, consentVersion: null })
      const limitEur = agentLimit(state, { dealer, goalEur, taste, isLast })
      if (limitEur === null) return
      await send(dealer, { type: 'set_agent', consentVersion: null, secrets: { limitEur } })
    })
  }
}

export function actorOf({ customerId, merchantId }: SeededPerson) {
  if (merchantId === null) return { kind: 'customer', customerId } as const
  return { kind: 'merchant', customerId, merchantId } as const
}

/** Grows fast at first and slower near the goal; null when nothing more is bid. */
function nextAmount(
  state: ReleasedState,
  plan: {
    readonly goalEur: number
    readonly targetPriceEur: number
    readonly progress: number
    readonly isLast: boolean
  },
): number | null {
  const minimumEur = minimumBidEur(state)
  const { goalEur, targetPriceEur } = plan
  if (minimumEur > goalEur) {
    // Steps do not always meet the target; whoever means to reach it goes a step beyond.
    const isShort = goalEur >= targetPriceEur && (currentBidEur(state) ?? 0) < targetPriceEur
    return plan.isLast && isShort ? minimumEur : null
  }
  if (plan.isLast) return goalEur
  const startEur = state.startPriceEur
  const wanted = startEur + (goalEur - startEur) * plan.progress ** 0.7
  return Math.max(minimumEur, Math.min(goalEur, Math.round(wanted / 100) * 100))
}

function nextDealer(crowd: readonly SeededPerson[], state: AuctionState, taste: number) {
  const others = crowd.filter(({ merchantId }) => merchantId !== state.highest?.merchantId)
  const dealer = others[Math.floor(taste * others.length)]
  if (!dealer) throw new Error('An auction needs two dealers.')
  return dealer
}

/** Every fourth bidder leaves the rest to an agent that never reaches the goal alone. */
function agentLimit(
  state: ReleasedState,
  plan: {
    readonly dealer: SeededPerson
    readonly goalEur: number
    readonly taste: number
    readonly isLast: boolean
  },
): number | null {
  const { merchantId } = plan.dealer
  const current = currentBidEur(state)
  const bidder = merchantId === null ? null : bidderOf(state, merchantId)
  if (plan.isLast || plan.taste < 0.72 || current === null || bidder === null) return null
  const limitEur = Math.round((current + (plan.goalEur - current) * 0.45) / 100) * 100
  return limitEur > current && limitEur >= minimumLimitEur(state, bidder) ? limitEur : null
}

function chosenDealers(dealers: readonly SeededPerson[], chance: Chance): SeededPerson[] {
  const count = Math.min(dealers.length, 3 + chance.below(4))
  const left = [...dealers]
  return Array.from({ length: count }, () => left.splice(chance.below(left.length), 1)).flat()
}

/** By day and each in a five minutes of its own; the last comes late, when the auction ends by then. */
function bidInstants({ released, until, bids }: Bidding, chance: Chance): Instant[] {
  const { startsAt, endsAt } = released.clock
  const lastQuantum = Math.floor((Math.min(until, endsAt) - quantumMs) / quantumMs)
  const firstQuantum = Math.ceil((startsAt + 10 * minuteMs) / quantumMs)
  const chosen = new Set<number>()
  for (let tried = 0; tried < 400 && chosen.size < bids; tried += 1) {
    // Half of the bids fall into the last sixth of the time.
    const share = chance.happens(0.45) ? chance.between(0.83, 1) : chance.between(0, 0.83)
    const quantum = firstQuantum + Math.floor(share * (lastQuantum - firstQuantum))
    if (isNight(quantum * quantumMs) && !chance.happens(0.03)) continue
    chosen.add(quantum)
  }
  const instants = [...chosen].sort((one, other) => one - other).map(withSeconds)
  const isOver = endsAt <= until
  return isOver && chance.happens(0.5) ? [...instants, endsAt - 2 * minuteMs] : instants
}

/** Nobody bids on the stroke of five minutes; whoever shares the five minutes shares the second. */
function withSeconds(quantum: number): Instant {
  return quantum * quantumMs + Math.floor(seededChance(quantum).between(1, 9)) * 30_000
}
