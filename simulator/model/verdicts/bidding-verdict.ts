import { type Asker, no, type Verdict, yes } from '../answer.ts'
import { stepOf } from '../bidding.ts'
import { figures, stepAt } from '../figures.ts'
import type { ModelState } from '../model-state.ts'
import { biddingRules } from '../placing.ts'
import type { Command, Release, Status } from '../scenario.ts'

/** Rules 4 in the order of its refusals: who may bid, when, and how much. */

export function barred(
  release: Release,
  state: ModelState,
  { who, role, standing }: Asker,
): Verdict | null {
  if (role === 'visitor') return no('NOT_LOGGED_IN')
  // What rests is there for its owner and for operators alone (rules 1).
  const isHis = role === 'operator' || who === release.owner
  if (state.status === 'inactive' && !isHis) return no('NOT_FOUND')
  switch (standing) {
    case null:
      return no('NOT_A_MERCHANT')
    case 'in_review':
      return no('MERCHANT_IN_REVIEW')
    case 'blocked':
      return no('MERCHANT_BLOCKED')
    case 'stopped':
      return no('BIDDING_STOPPED')
    case 'terms_open':
      return no('TERMS_NOT_ACCEPTED')
    case 'accepted':
      return who === release.owner || release.ownDealers.includes(who) ? no('OWN_AD') : null
  }
}

export function expelled(state: ModelState, { who }: Asker): Verdict | null {
  return state.barred.has(who) ? no('BARRED_FROM_AUCTION') : null
}

export function outOfTime(status: Status): Verdict | null {
  if (status === 'published') return no('AUCTION_NOT_STARTED')
  return status === 'running' || status === 'hotbidding' ? null : no('AUCTION_ENDED')
}

export function leastBidEur(release: Release, state: ModelState): number {
  const { bidding } = state
  if (bidding.priceEur === null) return release.startPriceEur
  return bidding.priceEur + stepOf(bidding, biddingRules(release, state))
}

function thirdButtonEur(release: Release, state: ModelState): number {
  const { stepTimes } = biddingRules(release, state)
  const stepAbove = (amountEur: number) => amountEur + stepAt(amountEur) * stepTimes
  return stepAbove(stepAbove(leastBidEur(release, state)))
}

export function amounts(
  release: Release,
  state: ModelState,
  { who }: Asker,
  command: Extract<Command, { kind: 'bid' | 'limit' | 'drop_agent' }>,
): Verdict {
  const { bidding } = state
  const own = bidding.contenders.get(who)
  const least = leastBidEur(release, state)
  switch (command.kind) {
    case 'bid': {
      if (command.amountEur < least) return no('BID_TOO_LOW', least)
      const times =
        bidding.priceEur === null
          ? figures.firstBidTooHighTimes * release.startPriceEur
          : figures.bidTooHighTimes * bidding.priceEur
      // What a button offers is no slip of the finger, however low the price still is.
      const most = Math.max(times, thirdButtonEur(release, state))
      return command.amountEur > most ? no('BID_TOO_HIGH') : yes
    }
    case 'limit': {
      if (own === undefined || bidding.priceEur === null) return no('AGENT_NEEDS_OWN_BID')
      const leastLimit = bidding.leader === who ? own.standingEur : least
      if (command.limitEur < leastLimit) return no('AGENT_LIMIT_TOO_LOW', leastLimit)
      return command.limitEur > figures.limitTooHighTimes * bidding.priceEur
        ? no('AGENT_LIMIT_TOO_HIGH')
        : yes
    }
    case 'drop_agent':
      return own?.limitEur == null ? no() : yes
  }
}

export function buyNow(release: Release, state: ModelState, priceEur: number): Verdict {
  if (state.status !== 'running' || release.buyNowEur === null) return no()
  const bid = state.bidding.priceEur
  if (bid !== null && bid * 100 >= figures.buyNowOffAtPercent * release.buyNowEur) return no()
  return priceEur === release.buyNowEur ? yes : no()
}
