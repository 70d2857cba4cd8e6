/**
 * Whether somebody may do something now, and with which figures: each command under its rules, those
 * with many conditions in files of their own.
 */

import { type Asker, no, type Verdict, yes } from '../answer.ts'
import { figures, stepAt } from '../figures.ts'
import type { ModelState } from '../model-state.ts'
import { restartHindrance } from '../rounds.ts'
import type { Command, Release, Scenario, Status } from '../scenario.ts'
import { waitsForSecond } from '../second-chance.ts'
import { amounts, barred, buyNow, expelled, outOfTime } from './bidding-verdict.ts'
import { mayOperate } from './operator-permission.ts'
import { renegotiationVerdict } from './renegotiation-verdict.ts'

export function verdict(
  scenario: Scenario,
  state: ModelState,
  asker: Asker,
  command: Command,
  now: number,
): Verdict {
  const { release } = scenario
  const isOwner = asker.who === release.owner
  switch (command.kind) {
    case 'bid':
    case 'limit':
    case 'drop_agent':
    case 'buy_now':
      return (
        barred(release, state, asker) ??
        outOfTime(state.status) ??
        expelled(state, asker) ??
        (command.kind === 'buy_now'
          ? buyNow(release, state, command.priceEur)
          : amounts(release, state, asker, command))
      )
    case 'accept':
    case 'counter':
    case 'decline':
    case 'offer':
    case 'raise':
    case 'leave':
      return renegotiationVerdict(release, state, asker, { command, now })
    case 'confirm_reservation':
    case 'decline_reservation':
      return isOwner && state.status === 'anr_offer_above_targetprice' ? yes : no()
    case 'late_offer':
      return (
        barred(release, state, asker) ?? lateOffer(release, state, asker, command.amountEur, now)
      )
    case 'accept_late':
    case 'decline_late':
      return isOwner &&
        lateOpen.includes(state.status) &&
        state.lateOffers.some(({ id, state }) => id === command.id && state === 'pending')
        ? yes
        : no()
    case 'open_late':
      return isOwner && mayOpenLate(state, now) ? yes : no()
    case 'stop':
    case 'pause':
      return isOwnersTurn(release, state, asker) ? yes : no()
    case 'ask_second':
    case 'take_second':
    case 'leave_second':
      return secondChance(release, state, asker, command.kind)
    case 'restart':
    case 'accept_archived':
      return furtherRound(release, state, asker, { command, now })
    case 'resume':
      return isOwner && state.status === 'inactive' && !state.hasNextRound ? yes : no()
    case 'withdraw':
      return isOwner && state.status === 'published' ? yes : no()
    case 'take_back': {
      const exit = state.withdrawalRights.get(asker.who)
      const isOpen = outOfTime(state.status) === null
      return isOpen && exit !== undefined && now < exit.until ? yes : no()
    }
    case 'outage':
      return no()
    default:
      return mayOperate(scenario, state, asker, { command, now }) ? yes : no()
  }
}

const lateOpen: readonly Status[] = ['acpt_late_offer', 'recd_late_offer', 'declined_late_offer']
const afterwards: readonly Status[] = ['failed', ...lateOpen]

function mayOpenLate(state: ModelState, now: number): boolean {
  const mayBegin = state.status === 'failed' && !state.hasNextRound && !waitsForSecond(state)
  return mayBegin && now < state.endsAt + figures.lateOffersUntilMs
}

function isOwnersTurn(release: Release, state: ModelState, { who }: Asker): boolean {
  const mayBegin = !state.hasNextRound && !waitsForSecond(state)
  return who === release.owner && mayBegin && afterwards.includes(state.status)
}

/** Buying needs what bidding needs; to leave needs nothing. */
function secondChance(
  release: Release,
  state: ModelState,
  asker: Asker,
  kind: 'ask_second' | 'take_second' | 'leave_second',
): Verdict {
  const chance = state.secondChance
  if (kind === 'ask_second')
    return asker.who === release.owner && chance?.turn === 'owner' ? yes : no()
  if (chance?.turn !== 'second' || chance.who !== asker.who) return no()
  return kind === 'leave_second' ? yes : (barred(release, state, asker) ?? yes)
}

function furtherRound(
  release: Release,
  state: ModelState,
  asker: Asker,
  asked: {
    readonly command: Extract<Command, { kind: 'restart' | 'accept_archived' }>
    readonly now: number
  },
): Verdict {
  const { command, now } = asked
  if (!isOwnersTurn(release, state, asker)) return no()
  if (command.kind === 'accept_archived')
    return state.status === 'failed' && state.archived?.acceptUntil != null ? yes : no()
  const hindrance = restartHindrance(release, state, { ...command, now })
  return hindrance === null ? yes : no(hindrance.code)
}

export function leastLateOfferEur(release: Release, state: ModelState, who: string): number {
  const floor = state.bidding.priceEur ?? release.startPriceEur
  const declined = state.lateOffers
    .filter((offer) => offer.who === who && offer.state === 'declined')
    .map(({ amountEur }) => amountEur + stepAt(amountEur))
  return Math.max(floor, ...declined)
}

function lateOffer(
  release: Release,
  state: ModelState,
  { who }: Asker,
  amountEur: number,
  now: number,
): Verdict {
  if (!state.lateOpen || now >= state.endsAt + figures.lateOffersUntilMs) return no()
  if (state.barred.has(who)) return no('BARRED_FROM_AUCTION')
  if (state.lateOffers.some((offer) => offer.who === who && offer.state === 'pending')) return no()
  const least = leastLateOfferEur(release, state, who)
  if (amountEur < least) return no('LATE_OFFER_TOO_LOW', least)
  return amountEur > figures.bidTooHighTimes * least ? no('BID_TOO_HIGH') : yes
}
