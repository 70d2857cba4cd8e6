import type { Instant } from '../../../calendar/instant.ts'
import { allowed, type Permission, refused } from '../../../refusal/refusal.ts'
import type { AuctionStatus } from '../../core/state.ts'

/**
 * One vehicle is offered once (rules 2). Ads of the same vehicle share its identification number or
 * its plate. What an owner is told concerns their own ads only, so that nobody can find out by a
 * plate what others offer, or block them; the operator decides between owners.
 */

/** Another ad of the same vehicle, with the newest round of its auction. */
export type VehicleOffer = {
  readonly entityId: number
  readonly auctionId: number
  readonly ownerCustomerId: number
  readonly status: AuctionStatus
  /** When it was sold; null while no sale of it stands. */
  readonly soldAt: Instant | null
}

const onTheMarket: ReadonlySet<AuctionStatus> = new Set([
  'published',
  'running',
  'hotbidding',
  'ended',
  'renegotiation',
  'anr_offer_above_targetprice',
  'acpt_late_offer',
  'recd_late_offer',
  'recd_late_offer_owner',
  'declined_late_offer',
] as const)

/** An offer of the same vehicle that the operator has to know of during the review. */
export function standsAgainstReview(
  offer: Pick<VehicleOffer, 'status' | 'soldAt'>,
  submittedAt: Instant | null,
): boolean {
  return offer.status === 'under_review' || standsAgainstApproval(offer, submittedAt)
}

/**
 * An ad under review does not stand against the approval of another: by approving one of them the
 * operator decides which. A sale from before the submission does not either, because whoever bought a
 * vehicle here may offer it again.
 */
function standsAgainstApproval(
  { status, soldAt }: Pick<VehicleOffer, 'status' | 'soldAt'>,
  submittedAt: Instant | null,
): boolean {
  if (onTheMarket.has(status)) return true
  return soldAt !== null && submittedAt !== null && soldAt >= submittedAt
}

/** Says something of the owner's own ads alone. */
export function maySubmitVehicle(
  others: readonly VehicleOffer[],
  { ownerCustomerId }: { readonly ownerCustomerId: number },
): Permission {
  const own = others.find(
    (offer) => offer.ownerCustomerId === ownerCustomerId && standsAgainstReview(offer, null),
  )
  return own ? refused('VEHICLE_ALREADY_OFFERED', { entityId: own.entityId }) : allowed
}

export function mayApproveVehicle(
  others: readonly VehicleOffer[],
  { submittedAt }: { readonly submittedAt: Instant | null },
): Permission {
  const other = others.find((offer) => standsAgainstApproval(offer, submittedAt))
  return other ? refused('VEHICLE_ALREADY_OFFERED', { entityId: other.entityId }) : allowed
}

/** After a sale these come off the market: their vehicle is gone. */
export function isTakenOffAfterSale({ status }: Pick<VehicleOffer, 'status'>): boolean {
  return onTheMarket.has(status) || status === 'failed'
}
