/** Rules 13: for each of the answer's actions what the model allows, and between which figures. */

import type { Asker, Verdict } from './answer.ts'
import { figures, stepAt } from './figures.ts'
import { type ModelState, pendingOffers, reservedOffer } from './model-state.ts'
import { mostReducedEur, roundsLeft } from './rounds.ts'
import type { Command, Release, Scenario } from './scenario.ts'
import { leastBidEur } from './verdicts/bidding-verdict.ts'
import { leastLateOfferEur, verdict } from './verdicts/verdict.ts'

export type Choice = {
  readonly verdict: Verdict
  /** Figures of the button, by name, where the rules give them. */
  readonly facts: Readonly<Record<string, number>>
}

export type Choices = Readonly<Record<string, Choice>>

export function choicesOf(
  scenario: Scenario,
  state: ModelState,
  asker: Asker,
  now: number,
): Choices {
  const { release } = scenario
  const ask = (command: Command, facts: Choice['facts'] = {}): Choice => ({
    verdict: verdict(scenario, state, asker, command, now),
    facts,
  })
  const { bidding } = state
  const least = leastBidEur(release, state)
  const own = bidding.contenders.get(asker.who)
  const leastLimitEur = bidding.leader === asker.who && own ? own.standingEur : least
  const leastLateEur = leastLateOfferEur(release, state, asker.who)
  const reservedEur = reservedOffer(state)?.amountEur ?? bidding.priceEur ?? 0
  const [offer] = pendingOffers(state)
  const reducedMaximumEur = mostReducedEur(release)
  // Where no price is both low and high enough, the action may still say from when it goes as it is.
  const isReducible = reducedMaximumEur > (state.archived?.amountEur ?? figures.leastTargetEur)
  const secondEur = { amountEur: state.secondChance?.amountEur ?? 0 }
  const left = roundsLeft(release, state, now)
  return {
    bid: ask({ kind: 'bid', amountEur: least, askMeThen: false }, { minimumEur: least }),
    setAgent: ask({ kind: 'limit', limitEur: leastLimitEur }, { minimumEur: leastLimitEur }),
    takeBackBid: ask(
      { kind: 'take_back' },
      { takeBackUntil: state.withdrawalRights.get(asker.who)?.until ?? 0 },
    ),
    withdrawAgent: ask({ kind: 'drop_agent' }),
    buyNow: ask({ kind: 'buy_now', priceEur: release.buyNowEur ?? 0 }),
    lateOffer: ask({ kind: 'late_offer', amountEur: leastLateEur }, { minimumEur: leastLateEur }),
    ...renegotiationChoices(release, state, asker, ask),
    reservationConfirm: ask({ kind: 'confirm_reservation' }, { amountEur: reservedEur }),
    reservationDecline: ask({ kind: 'decline_reservation' }),
    openLateOffers: ask({ kind: 'open_late' }),
    ...(offer && { answerLateOffers: ask({ kind: 'accept_late', id: offer.id }) }),
    followUpAccept: ask({ kind: 'accept_archived' }, { amountEur: state.archived?.amountEur ?? 0 }),
    ...(isReducible && {
      restart: ask(
        { kind: 'restart', reducedTargetEur: reducedMaximumEur },
        { reducedMaximumEur, roundsLeft: left },
      ),
    }),
    secondChanceOffer: ask({ kind: 'ask_second' }, secondEur),
    secondChanceAccept: ask({ kind: 'take_second' }, secondEur),
    secondChanceDecline: ask({ kind: 'leave_second' }, secondEur),
    stop: ask({ kind: 'stop' }),
    pause: ask({ kind: 'pause' }),
    resume: ask({ kind: 'resume' }),
    withdraw:
      asker.role === 'operator' ? takeOutChoice(state, asker, ask) : ask({ kind: 'withdraw' }),
    cancelRenegotiation: ask({ kind: 'cancel_renegotiation' }),
  }
}

type Ask = (command: Command, facts?: Choice['facts']) => Choice

/** The second of two has to name the first one's reason. */
function takeOutChoice({ request }: ModelState, { who }: Asker, ask: Ask): Choice {
  const isOther = request !== null && request.who !== who
  return ask({ kind: 'take_out', reason: isOther ? request.reason : 'vehicle_gone' })
}

function renegotiationChoices(
  release: Release,
  state: ModelState,
  asker: Asker,
  ask: Ask,
): Choices {
  const { renegotiation } = state
  const bestEur = renegotiation?.bestEur ?? 0
  const mostCounterEur = renegotiation?.counterEur
    ? renegotiation.counterEur - 1
    : release.targetEur
  const mostRaiseEur = renegotiation?.counterEur ?? figures.bidTooHighTimes * bestEur
  const leastOfferEur = bestEur + stepAt(bestEur)
  const leastRaiseEur = Math.min(leastOfferEur, mostRaiseEur)
  const acceptEur =
    (asker.who === renegotiation?.buyer
      ? renegotiation.counterEur
      : (renegotiation?.offerEur ?? renegotiation?.archivedEur)) ?? 0
  return {
    renegotiationAccept: ask({ kind: 'accept' }, { amountEur: acceptEur }),
    renegotiationCounter: ask(
      { kind: 'counter', amountEur: bestEur + 1 },
      {
        minimumEur: bestEur + 1,
        maximumEur: mostCounterEur,
        bindsUntil: state.endsAt + figures.bindingAfterCounterMs,
      },
    ),
    renegotiationDecline: ask({ kind: 'decline', reason: 'price_too_low', then: 'none' }),
    renegotiationOffer: ask(
      { kind: 'offer', amountEur: leastOfferEur },
      { minimumEur: leastOfferEur },
    ),
    renegotiationRaise: ask(
      { kind: 'raise', amountEur: leastRaiseEur },
      { minimumEur: leastRaiseEur, maximumEur: mostRaiseEur },
    ),
    renegotiationLeave: ask({ kind: 'leave' }),
  }
}
