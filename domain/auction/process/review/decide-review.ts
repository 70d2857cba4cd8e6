import type { Instant } from '../../../calendar/instant.ts'
import { chosenSlot, latestEnd } from '../../../calendar/slots.ts'
import { allowed, type Permission, type RefusalCode, refused } from '../../../refusal/refusal.ts'
import type { CommandOf } from '../../core/commands.ts'
import { accept, type Decision, refuse, refuseAs } from '../../core/decision.ts'
import type { FactsOf, ListingFacts } from '../../core/facts.ts'
import type { AuctionState } from '../../core/state.ts'
import { drawnYellowPercent } from '../bidding/light.ts'
import { freedFollowUp } from '../rounds/follow-up.ts'
import {
  archivedBidEur,
  leastStartPriceEur,
  mayComeBack,
  mostStartPriceEur,
} from '../rounds/restart-rules.ts'

/** From the ad to its slot: submitted, sent back, refused, approved, withdrawn (rules 2). */

export function decideSubmit(
  state: AuctionState,
  { at, consentVersion }: CommandOf<'submit'>,
  { listing, vehicle }: FactsOf<'submit'>,
): Decision {
  const missing = missingForReview(listing)
  if (missing !== null) return refuse(missing)
  if (consentVersion === null) return refuse('CONSENT_MISSING')
  const refusal = mayComeBack(state.settings, vehicle, at)
  if (refusal !== null) return refuseAs(refusal)
  return accept({ type: 'ad_submitted', at, consentVersion })
}

export function decideSendBack(
  _state: AuctionState,
  { at, remarks }: CommandOf<'send_back'>,
): Decision {
  if (remarks.trim() === '') return refuse('VALIDATION_FAILED', { field: 'remarks' })
  return accept({ type: 'ad_sent_back', at, remarks })
}

export function decideRefuseAd(
  state: AuctionState,
  { at, reason }: CommandOf<'refuse_ad'>,
): Decision {
  if (reason.trim() === '') return refuse('VALIDATION_FAILED', { field: 'reason' })
  return accept({ type: 'ad_refused', at, reason }, ...freedFollowUp(state, at))
}

export function decideWithdrawAd(state: AuctionState, { at }: CommandOf<'withdraw_ad'>): Decision {
  return accept({ type: 'ad_withdrawn', at }, ...freedFollowUp(state, at))
}

function missingForReview(listing: ListingFacts): RefusalCode | null {
  if (!listing.isComplete) return 'AD_INCOMPLETE'
  if (!listing.hasOfficialDocument) return 'DOCUMENT_MISSING'
  if (!listing.isEmailVerified) return 'EMAIL_NOT_VERIFIED'
  if (!listing.isProfileComplete) return 'PROFILE_INCOMPLETE'
  return null
}

/**
 * VAT regime, VIN and start price must stand, then the slot is taken and the light's yellow drawn
 * (rules 2, 3 and 4). In a follow-up round the archived bid sets both floors (rules 6).
 */
export function decideApproval(
  state: AuctionState,
  command: CommandOf<'approve'>,
  { listing, randomInputs, slotLoads }: FactsOf<'approve'>,
): Decision {
  const { at, settings, mode, startPriceEur, startPriceReason, buyNowPriceEur } = command
  const { targetPriceEur } = command.secrets
  if (!listing.hasVatRegime) return refuse('REVIEW_INCOMPLETE', { missing: 'vatRegime' })
  if (!listing.hasVin) return refuse('REVIEW_INCOMPLETE', { missing: 'vin' })
  if (!isPriceEur(startPriceEur)) return refuse('REVIEW_INCOMPLETE', { missing: 'startPriceEur' })
  const refusal = mayReleaseAt(state, { at, startPriceEur, buyNowPriceEur, targetPriceEur })
  if (!refusal.isAllowed) return refuseAs(refusal.refusal)
  const slot = chosenSlot({ approvedAt: at, settings: settings.slots, loads: slotLoads })
  const { latestTime, maxExtensionMinutes } = settings.softClose
  return accept({
    type: 'ad_approved',
    at,
    mode,
    startPriceEur,
    ...(startPriceReason !== undefined && { startPriceReason }),
    buyNowPriceEur,
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    latestEndsAt: latestEnd({ plannedEndsAt: slot.endsAt, latestTime, maxExtensionMinutes }),
    settings,
    secrets: {
      targetPriceEur,
      targetSalt: randomInputs.targetSalt,
      yellowFromPercent: drawnYellowPercent(randomInputs.yellowFraction, settings),
      yellowSalt: randomInputs.yellowSalt,
    },
  })
}

/** Whether an auction may be released at these prices: known before the release itself (rules 4 and 6). */
export function mayReleaseAt(
  state: AuctionState,
  prices: {
    readonly at: Instant
    readonly startPriceEur: number | null
    readonly buyNowPriceEur: number | null
    readonly targetPriceEur: number
  },
): Permission {
  const { at, startPriceEur, buyNowPriceEur, targetPriceEur } = prices
  const missing = (field: string) => refused('REVIEW_INCOMPLETE', { missing: field })
  if (!isPriceEur(startPriceEur)) return missing('startPriceEur')
  if (!isPriceEur(targetPriceEur)) return missing('targetPriceEur')
  if (buyNowPriceEur !== null && (!isPriceEur(buyNowPriceEur) || buyNowPriceEur < targetPriceEur)) {
    return missing('buyNowPriceEur')
  }
  const archivedEur = archivedBidEur(state, at)
  const leastEur = leastStartPriceEur(state, at)
  if (archivedEur !== null) {
    const minimumEur = leastEur ?? 0
    if (targetPriceEur <= archivedEur || startPriceEur < minimumEur) {
      return refused('ACCEPT_THE_BID_INSTEAD', { amountEur: archivedEur, minimumEur })
    }
  }
  const maximumEur = mostStartPriceEur(targetPriceEur, leastEur)
  return startPriceEur > maximumEur ? refused('START_PRICE_TOO_HIGH', { maximumEur }) : allowed
}

function isPriceEur(amount: number | null): amount is number {
  return amount !== null && Number.isSafeInteger(amount) && amount > 0
}
