import { figures, stepAt } from '../model/figures.ts'
import { type ModelState, pendingOffers } from '../model/model-state.ts'
import { mostReducedEur } from '../model/rounds.ts'
import type { Command, Entry, Release } from '../model/scenario.ts'
import { leastBidEur } from '../model/verdicts/bidding-verdict.ts'
import { leastLateOfferEur } from '../model/verdicts/verdict.ts'
import type { Chance } from '../stage/chance.ts'
import type { Person } from '../stage/people.ts'
import { operatorBy } from './operator.ts'
import { secondThought } from './second-thought.ts'

/**
 * What somebody would do now, by habit: mostly what the rules allow, often at their very edge,
 * sometimes beyond it. Null when they would rather wait.
 */

export type Situation = {
  readonly release: Release
  readonly entries: readonly Entry[]
  readonly state: ModelState
  readonly now: number
}

export function commandOf(chance: Chance, person: Person, situation: Situation): Command | null {
  const { release, state } = situation
  const isOwner = person.name === release.owner
  if (state.hasNextRound) return chance.happens(0.1) ? chance.pick(misplaced) : null
  if (person.role === 'operator') return operatorBy(chance, person, situation)
  switch (state.status) {
    case 'published':
      if (isOwner) return chance.happens(0.02) ? { kind: 'withdraw' } : null
      return person.role === 'dealer' ? bidBy(chance, person, situation) : null
    case 'running':
    case 'hotbidding':
      if (state.withdrawalRights.has(person.name) && chance.happens(0.4))
        return { kind: 'take_back' }
      if (chance.happens(0.015)) return { kind: 'late_offer', amountEur: release.targetEur }
      return bidBy(chance, person, situation)
    case 'renegotiation':
      if (isOwner) return ownerCommand(chance, situation)
      if (person.name === state.renegotiation?.buyer) return buyerCommand(chance, situation)
      return chance.happens(0.05) ? chance.pick(misplaced) : null
    case 'anr_offer_above_targetprice':
      if (isOwner)
        return chance.pick([{ kind: 'confirm_reservation' }, { kind: 'decline_reservation' }, null])
      return state.lateOpen ? lateOfferBy(chance, person, situation) : null
    case 'failed':
    case 'acpt_late_offer':
    case 'recd_late_offer':
    case 'declined_late_offer': {
      const thought = secondThought(chance, person, state, release.owner)
      if (thought) return thought
      return isOwner ? ownerAfterwards(chance, situation) : lateOfferBy(chance, person, situation)
    }
    case 'inactive':
      if (isOwner && chance.happens(0.6)) return { kind: 'resume' }
      return chance.happens(0.1) ? chance.pick(misplaced) : null
    case 'sold':
    case 'failed_na':
      return chance.happens(0.1) ? chance.pick(misplaced) : null
  }
}

/** Things that nobody may do there. */
const misplaced: readonly Command[] = [
  { kind: 'bid', amountEur: 10_000, askMeThen: false },
  { kind: 'ask_second' },
  { kind: 'take_second' },
  { kind: 'accept' },
  { kind: 'leave' },
  { kind: 'confirm_reservation' },
  { kind: 'stop' },
  { kind: 'pause' },
  { kind: 'open_late' },
  { kind: 'restart', reducedTargetEur: null },
  { kind: 'accept_archived' },
  { kind: 'resume' },
  { kind: 'late_offer', amountEur: 20_000 },
]

function bidBy(chance: Chance, person: Person, situation: Situation): Command | null {
  const wanted = wantedBid(chance, person, situation)
  return wanted?.kind === 'bid' ? { ...wanted, askMeThen: chance.happens(0.85) } : wanted
}

function wantedBid(chance: Chance, person: Person, situation: Situation): Command | null {
  const { release, state, now } = situation
  const leftMs = state.endsAt - now
  const least = leastBidEur(release, state)
  const step = stepAt(least)
  const own = state.bidding.contenders.get(person.name)
  if (chance.happens(0.12)) return oddBid(chance, situation)
  switch (person.habit) {
    case 'sniper':
      if (leftMs > 4 * 60_000) return chance.happens(0.1) ? bid(least) : null
      return bid(least + step * chance.whole(0, 3))
    case 'late_joiner':
      return leftMs > 3_600_000 ? null : bid(least + chance.whole(0, 3 * step))
    case 'agent_user':
      if (own === undefined) return bid(least)
      return chance.happens(0.1) ? { kind: 'drop_agent' } : limit(likelyLimit(chance, situation))
    case 'haggler':
      return chance.happens(0.5)
        ? bid(Math.min(least + step, Math.max(least, release.targetEur - chance.whole(1, 400))))
        : null
    case 'double_clicker':
    case 'key_reuser':
    case 'nibbler':
    case null:
      return bid(least + (chance.happens(0.2) ? chance.whole(1, step) : 0))
  }
}

const bid = (amountEur: number): Command => ({ kind: 'bid', amountEur, askMeThen: false })
const limit = (limitEur: number): Command => ({ kind: 'limit', limitEur })

/** Limits meet: at the same amount as a rival's, a euro beside it, around the target. */
function likelyLimit(chance: Chance, { release, state }: Situation): number {
  const least = leastBidEur(release, state)
  const rivals = [...state.bidding.contenders.values()].flatMap(({ limitEur }) => limitEur ?? [])
  const near = release.targetEur
  const wishes = [
    least,
    least + chance.whole(0, 5 * stepAt(least)),
    near - 1,
    near,
    near + chance.whole(1, 900),
    ...rivals,
    ...rivals.map((rival) => rival + chance.whole(-1, 1)),
  ]
  return Math.max(1, chance.pick(wishes))
}

function oddBid(chance: Chance, { release, state }: Situation): Command {
  const least = leastBidEur(release, state)
  const price = state.bidding.priceEur
  const most =
    price === null
      ? release.startPriceEur * figures.firstBidTooHighTimes
      : price * figures.bidTooHighTimes
  const mostLimit = (price ?? least) * figures.limitTooHighTimes
  const odd: Command[] = [
    bid(least - 1),
    bid(most + 1),
    limit(mostLimit),
    limit(mostLimit + 1),
    limit(least - 1),
    { kind: 'drop_agent' },
    { kind: 'buy_now', priceEur: release.buyNowEur ?? 9_999 },
    { kind: 'buy_now', priceEur: (release.buyNowEur ?? 9_999) - 1 },
  ]
  // Where it is a whole amount, buy now goes off at just this bid (rules 7).
  const offEur = ((release.buyNowEur ?? 0) * figures.buyNowOffAtPercent) / 100
  if (offEur >= least && Number.isInteger(offEur)) odd.push(bid(offEur), bid(offEur - 1))
  // A bid at the upper edge would end most games at once.
  if (chance.happens(0.03)) odd.push(bid(most))
  return chance.pick(odd)
}

function ownerCommand(chance: Chance, { release, state }: Situation): Command {
  // Seldom enough by chance alone, and the way to a follow-up round.
  if (chance.happens(0.45)) return { kind: 'decline', reason: 'price_too_low', then: 'restart' }
  const bestEur = state.renegotiation?.bestEur ?? 0
  const belowEur = state.renegotiation?.counterEur ?? release.targetEur + 1
  const middle = Math.max(bestEur + 1, Math.round((bestEur + belowEur) / 2))
  return chance.pick<Command>([
    { kind: 'counter', amountEur: chance.whole(middle, Math.max(middle, belowEur - 1)) },
    { kind: 'counter', amountEur: middle },
    { kind: 'counter', amountEur: belowEur - 1 },
    { kind: 'counter', amountEur: belowEur },
    { kind: 'counter', amountEur: bestEur },
    { kind: 'accept' },
    {
      kind: 'decline',
      reason: 'price_too_low',
      then: chance.pick(['none', 'pause', 'restart']),
    },
    { kind: 'decline', reason: 'not_available', then: 'none' },
  ])
}

function buyerCommand(chance: Chance, { release, state }: Situation): Command {
  const bestEur = state.renegotiation?.bestEur ?? 0
  const counterEur = state.renegotiation?.counterEur ?? null
  const least = bestEur + stepAt(bestEur)
  return chance.pick<Command>([
    { kind: 'offer', amountEur: least },
    { kind: 'offer', amountEur: least + chance.whole(0, 200) },
    { kind: 'offer', amountEur: (counterEur ?? least) - chance.whole(0, 1) },
    { kind: 'raise', amountEur: least },
    { kind: 'raise', amountEur: least - 1 },
    { kind: 'raise', amountEur: chance.pick([counterEur ?? least, release.targetEur, least + 1]) },
    { kind: 'accept' },
    { kind: 'leave' },
  ])
}

function ownerAfterwards(chance: Chance, situation: Situation): Command | null {
  const { state } = situation
  // Of an archived bid that binds while something else begins the rules say nothing.
  if (state.archived?.acceptUntil) return chance.happens(0.4) ? { kind: 'accept_archived' } : null
  const standing = pendingOffers(state)
  if (standing.length > 0 && chance.happens(0.7)) {
    const kind = chance.pick(['accept_late', 'decline_late'] as const)
    return { kind, id: chance.pick(standing).id }
  }
  if (state.restartDue || chance.happens(0.12)) return restartBy(chance, situation)
  const choices: (Command | null)[] = [
    { kind: 'accept_late', id: chance.whole(1, 3) },
    { kind: 'decline_late', id: chance.whole(1, 3) },
    { kind: 'open_late' },
    null,
  ]
  if (state.status === 'failed') choices.push({ kind: 'open_late' }, { kind: 'open_late' })
  if (chance.happens(0.1)) choices.push({ kind: 'stop' }, { kind: 'pause' })
  return chance.pick(choices)
}

/** As it is, or lower: at the edge of what the rules allow. */
function restartBy(chance: Chance, { release, state }: Situation): Command | null {
  if (chance.happens(0.2)) return null
  if (chance.happens(0.1)) return { kind: 'accept_archived' }
  const most = mostReducedEur(release)
  const archivedEur = state.archived?.amountEur ?? most
  const edges = [most + 1, archivedEur, archivedEur + 1]
  const reducedTargetEur = chance.pick(chance.happens(0.25) ? edges : [null, most, most - 77])
  return { kind: 'restart', reducedTargetEur }
}

function lateOfferBy(
  chance: Chance,
  person: Person,
  { release, state }: Situation,
): Command | null {
  if (chance.happens(0.3)) return null
  const least = leastLateOfferEur(release, state, person.name)
  const { targetEur } = release
  const amounts = [least, least - 1, least + 77, targetEur - 1, targetEur, targetEur + 5, least * 3]
  const amountEur = chance.pick(chance.happens(0.03) ? [least * 3 + 1] : amounts)
  return { kind: 'late_offer', amountEur }
}
