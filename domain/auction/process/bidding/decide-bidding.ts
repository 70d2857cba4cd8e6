import type { RefusalOf } from '../../../refusal/refusal.ts'
import type { Agent } from '../../core/auction-secrets.ts'
import type { AuctionCommand, CommandOf } from '../../core/commands.ts'
import {
  bidderOf,
  maximumBidEur,
  maximumLimitEur,
  minimumBidEur,
  minimumLimitEur,
} from '../../core/current-bid.ts'
import { accept, type Decision, refuse, refuseAs } from '../../core/decision.ts'
import type { AuctionEvent } from '../../core/events.ts'
import type { FactsOf } from '../../core/facts.ts'
import { mayBidNow, mayBindItself } from '../../core/permissions.ts'
import { onMarket } from '../../core/phases.ts'
import type { AuctionState, Bidder, OnMarketState } from '../../core/state.ts'
import { biddingEvents } from './bidding-events.ts'

/** Bids and agents (rules 4 and 5): checks in the order of the refusals, then lets agents answer. */

export function decideBid(
  auction: AuctionState,
  command: CommandOf<'bid'>,
  facts: FactsOf<'bid'>,
): Decision {
  const may = mayBidNow(auction, command.actor, { ...facts, at: command.at })
  if (!may.isAllowed) return refuseAs(may.refusal)
  const state = onMarket(auction)
  const merchantId = merchantOf(command)
  const { amountEur } = command
  const minimumEur = minimumBidEur(state)
  if (!Number.isSafeInteger(amountEur) || amountEur < minimumEur) {
    return refuseAmount(command, amountEur, { code: 'BID_TOO_LOW', facts: { minimumEur } })
  }
  const maximumEur = maximumBidEur(state)
  if (amountEur > maximumEur) {
    const range = { minimumEur, maximumEur }
    return refuseAmount(command, amountEur, { code: 'BID_TOO_HIGH', facts: range })
  }
  const consent = mayBindItself(command, facts)
  if (!consent.isAllowed) return refuseAs(consent.refusal)
  return accept(
    ...biddingEvents(state, {
      at: command.at,
      merchantId,
      agents: state.secrets.agents,
      manual: {
        amountEur,
        isAskMeThen: command.isAskMeThen,
        consentVersion: command.consentVersion,
      },
      agentSet: null,
    }),
  )
}

export function decideSetAgent(
  auction: AuctionState,
  command: CommandOf<'set_agent'>,
  facts: FactsOf<'set_agent'>,
): Decision {
  const may = mayBidNow(auction, command.actor, { ...facts, at: command.at })
  if (!may.isAllowed) return refuseAs(may.refusal)
  const state = onMarket(auction)
  const bidder = bidderOf(state, merchantOf(command))
  if (bidder === null || bidder.standingBidEur === null) {
    return refuse('AGENT_NEEDS_OWN_BID', { minimumEur: minimumBidEur(state) })
  }
  const { limitEur } = command.secrets
  const minimumEur = minimumLimitEur(state, bidder)
  if (!Number.isSafeInteger(limitEur) || limitEur < minimumEur) {
    return refuseAmount(command, limitEur, { code: 'AGENT_LIMIT_TOO_LOW', facts: { minimumEur } })
  }
  const maximumEur = Math.max(maximumLimitEur(state), minimumEur)
  if (limitEur > maximumEur) {
    const range = { minimumEur, maximumEur }
    return refuseAmount(command, limitEur, { code: 'AGENT_LIMIT_TOO_HIGH', facts: range })
  }
  const consent = mayBindItself(command, facts)
  if (!consent.isAllowed) return refuseAs(consent.refusal)
  return acceptAgent(state, command, { bidder, salt: facts.randomInputs.limitSalt })
}

function acceptAgent(
  state: OnMarketState,
  command: CommandOf<'set_agent'>,
  made: { readonly bidder: Bidder; readonly salt: string },
): Decision {
  const { merchantId, pseudonym } = made.bidder
  const { limitEur } = command.secrets
  const before = state.secrets.agents.find((agent) => agent.merchantId === merchantId) ?? null
  const change = agentChange(before, limitEur)
  // Saving the same limit again keeps its place in time, everything else takes a new one (rules 5).
  const place = before !== null && change === 'kept' ? before.place : state.secrets.nextPlace
  const agent: Agent = { merchantId, limitEur, place, setAt: command.at, salt: made.salt }
  const others = state.secrets.agents.filter((other) => other.merchantId !== merchantId)
  return accept(
    ...biddingEvents(state, {
      at: command.at,
      merchantId,
      agents: [...others, agent],
      manual: null,
      agentSet: {
        type: 'agent_set',
        at: command.at,
        merchantId,
        pseudonym,
        change,
        place,
        sequence: state.sequence + 1,
        consentVersion: command.consentVersion,
        secrets: { limitEur, salt: made.salt },
      },
    }),
  )
}

function agentChange(
  before: Agent | null,
  limitEur: number,
): 'set' | 'raised' | 'lowered' | 'kept' {
  if (before === null) return 'set'
  if (limitEur > before.limitEur) return 'raised'
  return limitEur < before.limitEur ? 'lowered' : 'kept'
}

/** The bids that an agent has made stay; only its future bids end (rules 5). */
export function decideWithdrawAgent(
  state: AuctionState,
  command: CommandOf<'withdraw_agent'>,
  facts: FactsOf<'withdraw_agent'>,
): Decision {
  const may = mayBidNow(state, command.actor, { ...facts, at: command.at })
  if (!may.isAllowed) return refuseAs(may.refusal)
  return endAgent(state, command, { merchantId: merchantOf(command), cause: 'withdrawn' })
}

/** A block or a bidding stop of its owner ends an agent at its standing bid (rules 5). */
export function decideEndAgents(
  state: AuctionState,
  command: CommandOf<'end_agents_of'>,
): Decision {
  return endAgent(state, command, { merchantId: command.merchantId, cause: 'bidding_stopped' })
}

function endAgent(
  state: AuctionState,
  command: AuctionCommand,
  ended: { readonly merchantId: number; readonly cause: 'withdrawn' | 'bidding_stopped' },
): Decision {
  const hasAgent = state.secrets.agents.some((agent) => agent.merchantId === ended.merchantId)
  const bidder = bidderOf(state, ended.merchantId)
  if (!hasAgent || bidder === null) return refuse('ACTION_NOT_POSSIBLE_NOW')
  return accept({
    type: 'agent_ended',
    at: command.at,
    merchantId: ended.merchantId,
    pseudonym: bidder.pseudonym,
    cause: ended.cause,
    sequence: state.sequence + 1,
  })
}

type AmountCode = 'BID_TOO_LOW' | 'BID_TOO_HIGH' | 'AGENT_LIMIT_TOO_LOW' | 'AGENT_LIMIT_TOO_HIGH'

/** The last refusal of an amount is kept until the bidder's next accepted command (rules 4). */
function refuseAmount(
  command: AuctionCommand,
  amountEur: number,
  refusal: RefusalOf<AmountCode>,
): Decision {
  const noted: AuctionEvent = {
    type: 'refusal_remembered',
    at: command.at,
    merchantId: merchantOf(command),
    code: refusal.code,
    secrets: { amountEur },
  }
  return { isAccepted: false, refusal, events: [noted] }
}

function merchantOf(command: AuctionCommand): number {
  if (command.actor.kind !== 'merchant') throw new Error('Only merchants bid.')
  return command.actor.merchantId
}
