/** Rules 13: for each of the answer's actions what the model allows, and between which figures. */

import type { Asker, Verdict } from './answer.ts'
import { leastBidEur } from './bidding-verdict.ts'
import { figures, stepAt } from './figures.ts'
import { mostReducedEur, roundsLeft } from './rounds.ts'
import type { Deed, Release, Story } from './story.ts'
import { pendingOffers, reservedOffer, type Telling } from './telling.ts'
import { leastLateOfferEur, verdict } from './verdict.ts'

export type Choice = {
  readonly verdict: Verdict
  /** Figures of the button, by name, where the rules give them. */
  readonly facts: Readonly<Record<string, number>>
}

export type Choices = Readonly<Record<string, Choice>>

export function choicesOf(story: Story, telling: Telling, asker: Asker, now: number): Choices {
  const { release } = story
  const ask = (deed: Deed, facts: Choice['facts'] = {}): Choice => ({
    verdict: verdict(story, telling, asker, deed, now),
    facts,
  })
  const { bidding } = telling
  const least = leastBidEur(release, telling)
  const own = bidding.contenders.get(asker.who)
  const leastLimitEur = bidding.leader === asker.who && own ? own.standingEur : least
  const leastLateEur = leastLateOfferEur(release, telling, asker.who)
  const reservedEur = reservedOffer(telling)?.amountEur ?? bidding.priceEur ?? 0
  const [offer] = pendingOffers(telling)
  const reducedMaximumEur = mostReducedEur(release)
  // Where no price is both low and high enough, the button may still tell from when it goes as it is.
  const isReducible = reducedMaximumEur > (telling.archived?.amountEur ?? figures.leastTargetEur)
  const secondEur = { amountEur: telling.secondChance?.amountEur ?? 0 }
  const left = roundsLeft(release, telling, now)
  return {
    bid: ask({ kind: 'bid', amountEur: least, askMeThen: false }, { minimumEur: least }),
    setAgent: ask({ kind: 'limit', limitEur: leastLimitEur }, { minimumEur: leastLimitEur }),
    takeBackBid: ask(
      { kind: 'take_back' },
      { takeBackUntil: telling.exits.get(asker.who)?.until ?? 0 },
    ),
    withdrawAgent: ask({ kind: 'drop_agent' }),
    buyNow: ask({ kind: 'buy_now', priceEur: release.buyNowEur ?? 0 }),
    lateOffer: ask({ kind: 'late_offer', amountEur: leastLateEur }, { minimumEur: leastLateEur }),
    ...talkChoices(release, telling, asker, ask),
    reservationConfirm: ask({ kind: 'confirm_reservation' }, { amountEur: reservedEur }),
    reservationDecline: ask({ kind: 'decline_reservation' }),
    openLateOffers: ask({ kind: 'open_late' }),
    ...(offer && { answerLateOffers: ask({ kind: 'accept_late', id: offer.id }) }),
    followUpAccept: ask(
      { kind: 'accept_archived' },
      { amountEur: telling.archived?.amountEur ?? 0 },
    ),
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
      asker.role === 'operator' ? takeOutChoice(telling, asker, ask) : ask({ kind: 'withdraw' }),
    cancelRenegotiation: ask({ kind: 'cancel_talks' }),
  }
}

type Ask = (deed: Deed, facts?: Choice['facts']) => Choice

/** The second of two has to name the first one's reason. */
function takeOutChoice({ request }: Telling, { who }: Asker, ask: Ask): Choice {
  const isOther = request !== null && request.who !== who
  return ask({ kind: 'take_out', reason: isOther ? request.reason : 'vehicle_gone' })
}

function talkChoices(release: Release, telling: Telling, asker: Asker, ask: Ask): Choices {
  const { talks } = telling
  const bestEur = talks?.bestEur ?? 0
  const mostCounterEur = talks?.counterEur ? talks.counterEur - 1 : release.targetEur
  const mostRaiseEur = talks?.counterEur ?? figures.bidTooHighTimes * bestEur
  const leastOfferEur = bestEur + stepAt(bestEur)
  const leastRaiseEur = Math.min(leastOfferEur, mostRaiseEur)
  const acceptEur =
    (asker.who === talks?.buyer ? talks.counterEur : (talks?.offerEur ?? talks?.archivedEur)) ?? 0
  return {
    renegotiationAccept: ask({ kind: 'accept' }, { amountEur: acceptEur }),
    renegotiationCounter: ask(
      { kind: 'counter', amountEur: bestEur + 1 },
      {
        minimumEur: bestEur + 1,
        maximumEur: mostCounterEur,
        bindsUntil: telling.endsAt + figures.bindingAfterCounterMs,
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
