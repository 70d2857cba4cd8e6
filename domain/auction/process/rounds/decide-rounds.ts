import type { Instant } from '../../../calendar/instant.ts'
import { type Action, no, yes } from '../../core/action.ts'
import type { RestartFacts } from '../../core/action-facts.ts'
import type { CommandOf } from '../../core/commands.ts'
import { accept, type Decision, refuse, refuseAs } from '../../core/decision.ts'
import type { FactsOf } from '../../core/facts.ts'
import { isReleased, released } from '../../core/phases.ts'
import type { AuctionState, ReleasedState } from '../../core/state.ts'
import { lapsedLateOffers } from '../late-offers/late-offer-rules.ts'
import { closedSecondChance, isSecondBiddersTurn } from '../second-chance/second-chance-rules.ts'
import { freedFollowUp, isBidWaiting } from './follow-up.ts'
import { archivedBidEur, restartTerms, tooEarly, tooManyRounds } from './restart-rules.ts'

/**
 * From one round of an ad to the next (rules 2). The shell makes the next round's auction in the
 * same transaction (`next-round.ts`); this one is over for good and stays readable.
 */

/** Whether there may be a further round at all, and under which terms. */
export function mayRestart(state: AuctionState, at: Instant): Action<RestartFacts> {
  if (!isReleased(state) || isSecondBiddersTurn(state)) return no('ACTION_NOT_POSSIBLE_NOW')
  const tooMany = tooManyRounds(state.settings, state.roundsEndedAt, at)
  return tooMany === null ? yes(restartTerms(state, at)) : { isAllowed: false, refusal: tooMany }
}

export function decideRestart(
  auction: AuctionState,
  command: CommandOf<'restart'>,
  facts: FactsOf<'restart'>,
): Decision {
  const { at, consentVersion } = command
  const state = released(auction)
  const { reducedTargetPriceEur } = command.secrets
  const may = mayRestart(state, at)
  if (!may.isAllowed) return refuseAs(may.refusal)
  const ends = facts.vehicle?.pastRounds.map(({ endedAt }) => endedAt) ?? []
  const tooMany = tooManyRounds(state.settings, ends, at)
  if (tooMany !== null) return refuseAs(tooMany)
  const refused = refusedPrice(state, reducedTargetPriceEur, at)
  if (refused !== null) return refused
  if (consentVersion === null) return refuse('CONSENT_MISSING')
  return accept(
    ...lapsedLateOffers(state, at, { lapse: 'restarted' }),
    ...closedSecondChance(state, at),
    // It bound for one further round (rules 6): an owner who restarts without accepting it releases it.
    ...(isBidWaiting(state) ? freedFollowUp(state, at) : []),
    {
      type: 'round_restarted',
      at,
      consentVersion,
      secrets: { reducedTargetPriceEur },
    },
  )
}

function refusedPrice(
  state: ReleasedState,
  reducedTargetPriceEur: number | null,
  at: Instant,
): Decision | null {
  const lastTargetEur = state.secrets.targetPriceEur
  const { reducedMinimumEur: minimumEur, reducedMaximumEur: maximumEur } = restartTerms(state, at)
  if (reducedTargetPriceEur === null) {
    const last = { endedAt: state.roundsEndedAt.at(-1) ?? 0, targetPriceEur: lastTargetEur }
    const early = tooEarly(state.settings, last, { targetPriceEur: lastTargetEur, at })
    return early && refuseAs(early)
  }
  if (!Number.isSafeInteger(reducedTargetPriceEur) || reducedTargetPriceEur > maximumEur) {
    return refuse('REDUCTION_TOO_SMALL', { maximumEur })
  }
  const amountEur = archivedBidEur(state, at)
  if (amountEur !== null && reducedTargetPriceEur <= amountEur) {
    return refuse('ACCEPT_THE_BID_INSTEAD', { amountEur, minimumEur })
  }
  return reducedTargetPriceEur < minimumEur
    ? refuse('VALIDATION_FAILED', { field: 'reducedTargetPriceEur', minimumEur })
    : null
}

/** An ad that was released before comes back as a round of its own, to be edited first. */
export function decideResume(state: AuctionState, command: CommandOf<'resume'>): Decision {
  // Once it was released it has a journal of its own, and that stays as it is.
  const type = isReleased(state) ? 'round_resumed' : 'ad_resumed'
  return accept({ type, at: command.at })
}
