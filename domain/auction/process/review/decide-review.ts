import { chosenSlot, latestEnd } from '../../../calendar/slots.ts'
import type { RefusalCode } from '../../../refusal/refusal.ts'
import type { AuctionCommand, CommandOf, ReviewCommand } from '../../core/commands.ts'
import { accept, type Decision, refuse, refuseAs } from '../../core/decision.ts'
import type { Facts, ListingFacts } from '../../core/facts.ts'
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
export function decideReview(
  state: AuctionState,
  command: Extract<AuctionCommand, ReviewCommand>,
  facts: Facts,
): Decision {
  const { at } = command
  switch (command.type) {
    case 'submit': {
      const missing = missingForReview(facts.listing)
      if (missing !== null) return refuse(missing)
      if (command.consentVersion === null) return refuse('CONSENT_MISSING')
      const refusal = mayComeBack(state.settings, facts.vehicle, at)
      if (refusal !== null) return refuseAs(refusal)
      return accept({ type: 'ad_submitted', at, consentVersion: command.consentVersion })
    }
    case 'send_back':
      if (command.remarks.trim() === '') return refuse('VALIDATION_FAILED', { field: 'remarks' })
      return accept({ type: 'ad_sent_back', at, remarks: command.remarks })
    case 'refuse_ad':
      if (command.reason.trim() === '') return refuse('VALIDATION_FAILED', { field: 'reason' })
      return accept({ type: 'ad_refused', at, reason: command.reason }, ...freedFollowUp(state, at))
    case 'approve':
      return decideApproval(state, command, facts)
    case 'withdraw_ad':
      return accept({ type: 'ad_withdrawn', at }, ...freedFollowUp(state, at))
  }
}

function missingForReview(listing: ListingFacts | null): RefusalCode | null {
  if (listing === null) throw new Error('An ad was submitted without the facts of its listing.')
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
function decideApproval(
  state: AuctionState,
  command: CommandOf<'approve'>,
  facts: Facts,
): Decision {
  const { listing, draws } = facts
  if (listing === null || draws === null) throw new Error('An approval needs listing and draws.')
  const { at, settings, mode, startPriceEur, buyNowPriceEur } = command
  const { targetPriceEur } = command.secrets
  if (!listing.hasVatRegime) return refuse('REVIEW_INCOMPLETE', { missing: 'vatRegime' })
  if (!listing.hasVin) return refuse('REVIEW_INCOMPLETE', { missing: 'vin' })
  if (!isPriceEur(startPriceEur)) return refuse('REVIEW_INCOMPLETE', { missing: 'startPriceEur' })
  if (!isPriceEur(targetPriceEur)) return refuse('REVIEW_INCOMPLETE', { missing: 'targetPriceEur' })
  if (buyNowPriceEur !== null && (!isPriceEur(buyNowPriceEur) || buyNowPriceEur < targetPriceEur)) {
    return refuse('REVIEW_INCOMPLETE', { missing: 'buyNowPriceEur' })
  }
  const archivedEur = archivedBidEur(state, at)
  const leastEur = leastStartPriceEur(state, at)
  if (archivedEur !== null) {
    const minimumEur = leastEur ?? 0
    if (targetPriceEur <= archivedEur || startPriceEur < minimumEur) {
      return refuse('ACCEPT_THE_BID_INSTEAD', { amountEur: archivedEur, minimumEur })
    }
  }
  const maximumEur = mostStartPriceEur(targetPriceEur, leastEur)
  if (startPriceEur > maximumEur) return refuse('START_PRICE_TOO_HIGH', { maximumEur })
  const slot = chosenSlot({ approvedAt: at, settings: settings.slots, loads: facts.slotLoads })
  const { latestTime, maxExtensionMinutes } = settings.softClose
  return accept({
    type: 'ad_approved',
    at,
    mode,
    startPriceEur,
    buyNowPriceEur,
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    latestEndsAt: latestEnd({ plannedEndsAt: slot.endsAt, latestTime, maxExtensionMinutes }),
    settings,
    secrets: {
      targetPriceEur,
      targetSalt: draws.targetSalt,
      yellowFromPercent: drawnYellowPercent(draws.yellowFraction, settings),
      yellowSalt: draws.yellowSalt,
    },
  })
}

function isPriceEur(amount: number | null): amount is number {
  return amount !== null && Number.isSafeInteger(amount) && amount > 0
}
