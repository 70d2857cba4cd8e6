/**
 * The state of a scenario at an instant: the commands in their order, and between them whatever fell
 * due by the clock. It is computed from the first entry at every question; nothing is kept.
 */

import { endAgent, noBidding } from './bidding.ts'
import { applyClosing, type ClosingCommand } from './closing-commands.ts'
import { fail, leaveMarket, sell } from './endings.ts'
import { figures } from './figures.ts'
import { applyIncident, type IncidentCommand, isIncident } from './incidents.ts'
import { type ModelState, type Renegotiation, reservedOffer } from './model-state.ts'
import { derive, giveTurnToOwner, letTimePass, openLateOffers } from './passing-time.ts'
import { latestEnd, placeBid } from './placing.ts'
import {
  archiveBid,
  archivedBefore,
  letArchivedGo,
  startNextRound,
  takeArchived,
} from './rounds.ts'
import type { Command, Entry, Release, Scenario } from './scenario.ts'
import { applySecondChance, type SecondChanceCommand } from './second-chance.ts'

export function computeState(scenario: Scenario, now: number): ModelState {
  const { release } = scenario
  const state: ModelState = {
    status: 'published',
    endsAt: release.endsAt,
    plannedEndsAt: release.endsAt,
    latestEndsAt: latestEnd(release.endsAt),
    moves: [],
    gone: [],
    barred: new Set(),
    tookPart: new Set(),
    withdrawalRights: new Map(),
    bidding: noBidding(),
    renegotiation: null,
    negotiatedWith: null,
    reservedUntil: null,
    hammerAt: null,
    failedAt: null,
    bidDeleted: false,
    restartDue: false,
    archived: archivedBefore(release),
    hasNextRound: false,
    lateOpen: false,
    lateOffers: [],
    request: null,
    sold: null,
    sales: [],
    secondChance: null,
    secondChanceEndedAt: 0,
  }
  for (const [index, entry] of scenario.entries.entries()) {
    const { at, command } = entry
    // What an outage hit must not have ended first; the last sign of life was its beginning.
    letTimePass(release, state, command.kind === 'outage' ? Math.min(at, command.from) : at)
    if (isIncident(command)) applyIncident(scenario, state, { index, at, who: entry.who, command })
    else applyEntry(scenario, state, { ...entry, command })
    derive(release, state, at)
  }
  letTimePass(release, state, now)
  return state
}

type Usual = Exclude<Command, IncidentCommand>

function applyEntry(
  scenario: Scenario,
  state: ModelState,
  entry: Omit<Entry, 'command'> & { readonly command: Usual },
): void {
  const { release } = scenario
  const { at, who, command } = entry
  switch (command.kind) {
    case 'bid':
    case 'limit':
      applyBid(release, state, { at, who, command })
      break
    case 'drop_agent':
      endAgent(state.bidding, who)
      break
    case 'agent_ended':
      endAgent(state.bidding, command.whose)
      break
    case 'buy_now':
      state.endsAt = at
      state.hammerAt = at
      sell(state, who, command.priceEur, at)
      break
    case 'accept':
    case 'counter':
    case 'decline':
    case 'offer':
    case 'raise':
    case 'leave':
      if (state.renegotiation === null) throw new Error(`${command.kind} without renegotiation`)
      applyRenegotiation(release, state, state.renegotiation, { at, who, command })
      break
    case 'cancel_renegotiation':
    case 'take_out':
    case 'drop_request':
    case 'cancel_sale':
      applyClosing(scenario, state, { at, who, command })
      break
    case 'ask_second':
    case 'take_second':
    case 'leave_second':
      applySecondChance(state, command.kind, at)
      break
    default:
      applyAfterwards(state, { at, who, command })
  }
}

type Did<Kind extends Command['kind']> = {
  readonly at: number
  readonly who: string
  readonly command: Extract<Command, { kind: Kind }>
}

function applyBid(release: Release, state: ModelState, did: Did<'bid' | 'limit'>): void {
  state.tookPart.add(did.who)
  placeBid(release, state.bidding, state, did)
}

type RenegotiationCommand = 'accept' | 'counter' | 'decline' | 'offer' | 'raise' | 'leave'

function applyRenegotiation(
  release: Release,
  state: ModelState,
  renegotiation: Renegotiation,
  { at, who, command }: Did<RenegotiationCommand>,
): void {
  switch (command.kind) {
    case 'accept':
      if (who === renegotiation.buyer)
        sell(state, renegotiation.buyer, renegotiation.counterEur ?? 0, at)
      else sell(state, renegotiation.buyer, renegotiation.offerEur ?? renegotiation.archivedEur, at)
      break
    case 'counter':
      if (renegotiation.counters === 0)
        renegotiation.bindsUntil = state.endsAt + figures.bindingAfterCounterMs
      renegotiation.counters += 1
      renegotiation.counterEur = command.amountEur
      renegotiation.offerEur = null
      renegotiation.turn = 'buyer'
      renegotiation.turnEndsAt = Math.min(at + figures.turnMs, renegotiation.bindsUntil)
      break
    case 'decline':
      if (command.reason === 'not_available') leaveMarket(state, 'failed_na')
      else if (command.then === 'pause') leaveMarket(state, 'inactive')
      else fail(state, at)
      state.restartDue = state.status === 'failed' && command.then === 'restart'
      if (state.restartDue) archiveBid(state, renegotiation)
      state.bidDeleted = !state.restartDue
      break
    case 'offer':
      renegotiation.offers += 1
      renegotiation.bestEur = command.amountEur
      renegotiation.offerEur = command.amountEur
      giveTurnToOwner(renegotiation, at)
      break
    case 'raise': {
      renegotiation.bestEur = command.amountEur
      renegotiation.offerEur = command.amountEur
      const never = Number.POSITIVE_INFINITY
      const sellsAt = release.kind === 'auction' ? release.targetEur : never
      if (command.amountEur >= Math.min(renegotiation.counterEur ?? never, sellsAt))
        sell(state, renegotiation.buyer, command.amountEur, at)
      break
    }
    case 'leave':
      giveTurnToOwner(renegotiation, at)
      break
  }
}

type LaterCommand = Exclude<
  Command['kind'],
  | (RenegotiationCommand | SecondChanceCommand | ClosingCommand | IncidentCommand['kind'])
  | ('bid' | 'limit' | 'drop_agent' | 'agent_ended' | 'buy_now')
>

function applyAfterwards(state: ModelState, { at, who, command }: Did<LaterCommand>): void {
  const { bidding, lateOffers } = state
  const reserved = reservedOffer(state)
  switch (command.kind) {
    case 'confirm_reservation':
      if (reserved === null) sell(state, bidding.leader ?? '', bidding.priceEur ?? 0, at)
      else takeOffer(state, reserved.id, at)
      break
    case 'decline_reservation':
      // A late offer ends alone, also at the target.
      if (reserved !== null) Object.assign(reserved, { state: 'declined', declinedAt: at })
      else {
        state.bidDeleted = true
        fail(state, at)
      }
      break
    case 'late_offer':
      lateOffers.push({
        id: lateOffers.length + 1,
        who,
        amountEur: command.amountEur,
        lapsesAt: at + figures.lateOfferMs,
        state: 'pending',
        declinedAt: null,
      })
      break
    case 'accept_late':
      takeOffer(state, command.id, at)
      break
    case 'decline_late':
      for (const offer of lateOffers.filter(({ id }) => id === command.id)) {
        offer.state = 'declined'
        offer.declinedAt = at
      }
      break
    case 'open_late':
      openLateOffers(state)
      break
    case 'restart':
      // The archived bid bound for one further round: whoever may take it and does not lets it go.
      if (state.archived?.acceptUntil != null) letArchivedGo(state)
      startNextRound(state)
      break
    case 'resume':
      state.hasNextRound = true
      break
    case 'accept_archived':
      takeArchived(state, at)
      break
    case 'stop':
      leaveMarket(state, 'failed_na')
      break
    case 'pause':
    case 'withdraw':
      leaveMarket(state, 'inactive')
      break
  }
}

function takeOffer(state: ModelState, id: number, at: number): void {
  const offer = state.lateOffers.find((each) => each.id === id)
  if (offer === undefined) throw new Error(`there is no late offer ${id}`)
  offer.state = 'accepted'
  sell(state, offer.who, offer.amountEur, at)
}
