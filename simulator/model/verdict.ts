/**
 * Whether somebody may do something now, and with which figures: each deed under its rules, those
 * with many conditions in files of their own.
 */

import { type Asker, no, type Verdict, yes } from './answer.ts'
import { amounts, barred, buyNow, expelled, outOfTime } from './bidding-verdict.ts'
import { figures, stepAt } from './figures.ts'
import { mayOperate } from './operators-hand.ts'
import { restartHindrance } from './rounds.ts'
import { waitsForSecond } from './second-chance.ts'
import type { Deed, Release, Status, Story } from './story.ts'
import { talking } from './talking-verdict.ts'
import type { Telling } from './telling.ts'

export function verdict(
  story: Story,
  telling: Telling,
  asker: Asker,
  deed: Deed,
  now: number,
): Verdict {
  const { release } = story
  const isOwner = asker.who === release.owner
  switch (deed.kind) {
    case 'bid':
    case 'limit':
    case 'drop_agent':
    case 'buy_now':
      return (
        barred(release, telling, asker) ??
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
      return isOwner && telling.status === 'anr_offer_above_targetprice' ? yes : no()
    case 'late_offer':
      return (
        barred(release, telling, asker) ?? lateOffer(release, telling, asker, deed.amountEur, now)
      )
    case 'accept_late':
    case 'decline_late':
      return isOwner &&
        lateOpen.includes(telling.status) &&
        telling.lateOffers.some(({ id, state }) => id === deed.id && state === 'pending')
        ? yes
        : no()
    case 'open_late':
      return isOwner && mayOpenLate(telling, now) ? yes : no()
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
    case 'resume':
      return isOwner && telling.status === 'inactive' && !telling.isHandedOn ? yes : no()
    case 'withdraw':
      return isOwner && telling.status === 'published' ? yes : no()
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

function mayOpenLate(telling: Telling, now: number): boolean {
  const mayBegin = telling.status === 'failed' && !telling.isHandedOn && !waitsForSecond(telling)
  return mayBegin && now < telling.endsAt + figures.lateOffersUntilMs
}

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
  return kind === 'leave_second' ? yes : (barred(release, telling, asker) ?? yes)
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
