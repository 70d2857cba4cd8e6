/**
 * Whether somebody may do something now, and with which figures: rules 4 for bids, in the order
 * of its refusals, and rules 5 to 7 for the rest. A code of null means: refused, and the page
 * names no code for it.
 */

import { stepOf } from './bidding.ts'
import { figures, stepAt } from './figures.ts'
import { mayOperate } from './operators-hand.ts'
import { biddingRules } from './placing.ts'
import { restartHindrance } from './rounds.ts'
import { waitsForSecond } from './second-chance.ts'
import type { Deed, Release, Standing, Status, Story } from './story.ts'
import type { Telling } from './telling.ts'

export type Verdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly code: string | null; readonly atLeastEur?: number }

export type Asker = {
  readonly who: string
  readonly role: 'visitor' | 'customer' | 'dealer' | 'operator'
  /** Of a dealer; null for everybody else. */
  readonly standing: Standing | null
}

const yes: Verdict = { allowed: true }
const no = (code: string | null = null, atLeastEur?: number): Verdict =>
  atLeastEur === undefined ? { allowed: false, code } : { allowed: false, code, atLeastEur }

export function verdict(
  story: Story,
  telling: Telling,
  asker: Asker,
  deed: Deed,
  now: number,
): Verdict {
  const { release } = story
  switch (deed.kind) {
    case 'bid':
    case 'limit':
    case 'drop_agent':
    case 'buy_now':
      return (
        barred(release, asker) ??
        outOfTime(telling.status) ??
        expelled(telling, asker) ??
        (deed.kind === 'buy_now'
          ? buyNow(release, telling, deed.priceEur)
          : amounts(release, telling, asker, deed))
      )
    case 'accept':
    case 'counter':
    case 'decline':
    case 'offer':
    case 'raise':
    case 'leave':
      return talking(release, telling, asker, deed)
    case 'confirm_reservation':
    case 'decline_reservation':
      return asker.who === release.owner && telling.status === 'anr_offer_above_targetprice'
        ? yes
        : no()
    case 'late_offer':
      return barred(release, asker) ?? lateOffer(release, telling, asker, deed.amountEur, now)
    case 'accept_late':
    case 'decline_late':
      return asker.who === release.owner &&
        lateOpen.includes(telling.status) &&
        telling.lateOffers.some(({ id, state }) => id === deed.id && state === 'pending')
        ? yes
        : no()
    case 'open_late':
      return asker.who === release.owner &&
        telling.status === 'failed' &&
        !telling.isHandedOn &&
        !waitsForSecond(telling) &&
        now < telling.endsAt + figures.lateOffersUntilMs
        ? yes
        : no()
    case 'stop':
    case 'pause':
      return isOwnersTurn(release, telling, asker) ? yes : no()
    case 'ask_second':
    case 'take_second':
    case 'leave_second':
      return secondChance(release, telling, asker, deed.kind)
    case 'restart':
    case 'accept_archived':
      return furtherRound(release, telling, asker, { deed, now })
    case 'withdraw':
      if (asker.who === release.owner) return telling.status === 'published' ? yes : no()
      return no()
    case 'take_back': {
      const exit = telling.exits.get(asker.who)
      const isOpen = outOfTime(telling.status) === null
      return isOpen && exit !== undefined && now < exit.until ? yes : no()
    }
    case 'outage':
      return no()
    default:
      return mayOperate(story, telling, asker, { deed, now }) ? yes : no()
  }
}

const lateOpen: readonly Status[] = ['acpt_late_offer', 'recd_late_offer', 'declined_late_offer']
const afterwards: readonly Status[] = ['failed', ...lateOpen]

function isOwnersTurn(release: Release, telling: Telling, { who }: Asker): boolean {
  const mayBegin = !telling.isHandedOn && !waitsForSecond(telling)
  return who === release.owner && mayBegin && afterwards.includes(telling.status)
}

/** Buying needs what bidding needs; to leave needs nothing. */
function secondChance(
  release: Release,
  telling: Telling,
  asker: Asker,
  kind: 'ask_second' | 'take_second' | 'leave_second',
): Verdict {
  const chance = telling.secondChance
  if (kind === 'ask_second')
    return asker.who === release.owner && chance?.turn === 'owner' ? yes : no()
  if (chance?.turn !== 'second' || chance.who !== asker.who) return no()
  return kind === 'leave_second' ? yes : (barred(release, asker) ?? yes)
}

function furtherRound(
  release: Release,
  telling: Telling,
  asker: Asker,
  asked: {
    readonly deed: Extract<Deed, { kind: 'restart' | 'accept_archived' }>
    readonly now: number
  },
): Verdict {
  const { deed, now } = asked
  if (!isOwnersTurn(release, telling, asker)) return no()
  if (deed.kind === 'accept_archived')
    return telling.status === 'failed' && telling.archived?.acceptUntil != null ? yes : no()
  const hindrance = restartHindrance(release, telling, { ...deed, now })
  return hindrance === null ? yes : no(hindrance.code)
}

function barred(release: Release, { who, role, standing }: Asker): Verdict | null {
  if (role === 'visitor') return no('NOT_LOGGED_IN')
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

function expelled(telling: Telling, { who }: Asker): Verdict | null {
  return telling.barred.has(who) ? no('BARRED_FROM_AUCTION') : null
}

function outOfTime(status: Status): Verdict | null {
  if (status === 'published') return no('AUCTION_NOT_STARTED')
  return status === 'running' || status === 'hotbidding' ? null : no('AUCTION_ENDED')
}

export function leastBidEur(release: Release, telling: Telling): number {
  const { bidding } = telling
  if (bidding.priceEur === null) return release.startPriceEur
  return bidding.priceEur + stepOf(bidding, biddingRules(release, telling))
}

function amounts(
  release: Release,
  telling: Telling,
  { who }: Asker,
  deed: Extract<Deed, { kind: 'bid' | 'limit' | 'drop_agent' }>,
): Verdict {
  const { bidding } = telling
  const own = bidding.contenders.get(who)
  const least = leastBidEur(release, telling)
  switch (deed.kind) {
    case 'bid': {
      if (deed.amountEur < least) return no('BID_TOO_LOW', least)
      const most =
        bidding.priceEur === null
          ? figures.firstBidTooHighTimes * release.startPriceEur
          : figures.bidTooHighTimes * bidding.priceEur
      return deed.amountEur > most ? no('BID_TOO_HIGH') : yes
    }
    case 'limit': {
      if (own === undefined || bidding.priceEur === null) return no('AGENT_NEEDS_OWN_BID')
      const leastLimit = bidding.leader === who ? own.standingEur : least
      if (deed.limitEur < leastLimit) return no('AGENT_LIMIT_TOO_LOW', leastLimit)
      return deed.limitEur > figures.limitTooHighTimes * bidding.priceEur
        ? no('AGENT_LIMIT_TOO_HIGH')
        : yes
    }
    case 'drop_agent':
      return own?.limitEur == null ? no() : yes
  }
}

function buyNow(release: Release, telling: Telling, priceEur: number): Verdict {
  if (telling.status !== 'running' || release.buyNowEur === null) return no()
  const bid = telling.bidding.priceEur
  if (bid !== null && bid * 100 >= figures.buyNowOffAtPercent * release.buyNowEur) return no()
  return priceEur === release.buyNowEur ? yes : no()
}

function talking(release: Release, telling: Telling, { who }: Asker, deed: Deed): Verdict {
  const { talks } = telling
  if (telling.status !== 'renegotiation' || talks === null) return no()
  const isBuyer = who === talks.buyer
  const step = stepAt(talks.bestEur)
  if (who === release.owner) {
    if (deed.kind === 'decline') return yes
    // A raise binds at once, so the owner may take it before the buyer's turn is over.
    if (deed.kind === 'accept')
      return talks.turn === 'owner' || talks.offerEur !== null ? yes : no()
    if (talks.turn !== 'owner') return no()
    if (deed.kind !== 'counter' || talks.counters >= figures.countersASide) return no()
    const below = talks.counterEur ?? release.targetEur + 1
    return deed.amountEur > talks.bestEur &&
      deed.amountEur <= release.targetEur &&
      deed.amountEur < below
      ? yes
      : no()
  }
  if (!isBuyer) return no()
  if (deed.kind === 'raise') {
    const most = talks.counterEur ?? figures.bidTooHighTimes * talks.bestEur
    const least = Math.min(talks.bestEur + step, most)
    return deed.amountEur >= least && deed.amountEur <= most ? yes : no()
  }
  if (talks.turn !== 'buyer' || talks.counterEur === null) return no()
  if (deed.kind === 'accept' || deed.kind === 'leave') return yes
  if (deed.kind !== 'offer' || talks.offers >= figures.countersASide) return no()
  return deed.amountEur >= talks.bestEur + step && deed.amountEur < talks.counterEur ? yes : no()
}

export function leastLateOfferEur(release: Release, telling: Telling, who: string): number {
  const floor = telling.bidding.priceEur ?? release.startPriceEur
  const declined = telling.lateOffers
    .filter((offer) => offer.who === who && offer.state === 'declined')
    .map(({ amountEur }) => amountEur + stepAt(amountEur))
  return Math.max(floor, ...declined)
}

function lateOffer(
  release: Release,
  telling: Telling,
  { who }: Asker,
  amountEur: number,
  now: number,
): Verdict {
  if (!telling.lateOpen || now >= telling.endsAt + figures.lateOffersUntilMs) return no()
  if (telling.barred.has(who)) return no('BARRED_FROM_AUCTION')
  if (telling.lateOffers.some((offer) => offer.who === who && offer.state === 'pending'))
    return no()
  const least = leastLateOfferEur(release, telling, who)
  if (amountEur < least) return no('LATE_OFFER_TOO_LOW', least)
  return amountEur > figures.bidTooHighTimes * least ? no('BID_TOO_HIGH') : yes
}
