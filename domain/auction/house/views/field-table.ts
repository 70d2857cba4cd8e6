import { type AuctionStatus, auctionStatuses, unlistedStatuses } from '../../core/state.ts'
import type { AuctionView, ViewerRole } from './auction-view.ts'

/**
 * Who is told what, when: viewer x status x field as data (rules 1). Rows are fields, columns are
 * viewers, cells are the true statuses in which the field is told. A field that is not told is null,
 * however it is computed. Whether the whole ad is there for a viewer, and which status they are told,
 * stands in `status-seen.ts`.
 */

export type ViewField = keyof AuctionView
export type FieldTable = Readonly<
  Record<ViewField, Readonly<Record<ViewerRole, readonly AuctionStatus[]>>>
>

const always: readonly AuctionStatus[] = auctionStatuses
const never: readonly AuctionStatus[] = []
const listed = auctionStatuses.filter((status) => !unlistedStatuses.includes(status))
const fromStart = listed.filter((status) => status !== 'published')
const fromEnd = fromStart.filter((status) => status !== 'running' && status !== 'hotbidding')
const sold: readonly AuctionStatus[] = ['sold']
const reserved: readonly AuctionStatus[] = ['anr_offer_above_targetprice']
const unsold: readonly AuctionStatus[] = ['failed']
const renegotiated: readonly AuctionStatus[] = [
  'renegotiation',
  'sold',
  'failed',
  'failed_na',
  'inactive',
  'acpt_late_offer',
  'recd_late_offer',
  'declined_late_offer',
]
const offered: readonly AuctionStatus[] = [
  'acpt_late_offer',
  'recd_late_offer',
  'declined_late_offer',
  'anr_offer_above_targetprice',
]

/** What the page of the ad shows to everybody. */
const open = {
  visitor: listed,
  seller: listed,
  merchant_in_review: listed,
  dealer: listed,
  bidder: listed,
  owner: always,
  operator: always,
}
/** Nobody but those named after it. */
const closed = {
  visitor: never,
  seller: never,
  merchant_in_review: never,
  dealer: never,
  bidder: never,
  owner: never,
  operator: never,
}
const bidFigures = {
  ...closed,
  dealer: fromStart,
  bidder: fromStart,
  owner: fromStart,
  operator: always,
}
/** Pseudonyms and the journal: to dealers at once, to the owner after the end. */
const bidding = { ...bidFigures, owner: fromEnd }
const ownOnly = { ...closed, dealer: listed, bidder: listed }
const saleParties = { ...closed, bidder: sold, owner: sold, operator: sold }

export const fieldTable: FieldTable = {
  auctionId: open,
  entityId: open,
  round: open,
  mode: open,
  viewer: open,
  status: open,
  startPriceEur: open,
  buyNowPriceEur: open,
  startsAt: open,
  endsAt: open,
  plannedEndsAt: open,
  latestEndsAt: open,
  endedAt: { ...closed, operator: always },
  // A void is the business of those who take part.
  endMove: { ...closed, dealer: listed, bidder: listed, owner: always, operator: always },
  actions: open,
  currentBidEur: bidFigures,
  lastVoid: bidFigures,
  light: bidFigures,
  bidCount: bidFigures,
  bidderCount: bidFigures,
  leaderPseudonym: bidding,
  history: bidding,
  context: ownOnly,
  priceColour: ownOnly,
  // Of a paused ad, the dealer who renegotiated about it still sees their own bid.
  own: { ...ownOnly, bidder: [...listed, 'inactive'] },
  bindsUntil: {
    ...closed,
    bidder: [...reserved, 'renegotiation'],
    owner: [...reserved, 'renegotiation'],
    operator: [...reserved, 'renegotiation'],
  },
  targetPriceEur: { ...closed, owner: always, operator: always },
  hammerPriceEur: saleParties,
  soldAt: saleParties,
  saleCause: saleParties,
  buyerMerchantId: saleParties,
  // A reserved late offer changes nothing for any dealer, also for the one who renegotiated before.
  renegotiation: {
    ...closed,
    bidder: [...renegotiated, ...reserved],
    owner: renegotiated,
    operator: renegotiated,
  },
  reservation: { ...closed, bidder: reserved, owner: reserved, operator: reserved },
  lateOffers: { ...closed, owner: offered, operator: offered },
  lateOfferCount: { ...closed, owner: offered, operator: offered },
  settledLateOffers: { ...closed, operator: always },
  ownLateOffer: { ...closed, bidder: fromEnd },
  followUp: { ...closed, bidder: listed, owner: always, operator: always },
  secondChance: { ...closed, bidder: unsold, owner: unsold, operator: unsold },
  secondChanceHistory: { ...closed, operator: always },
  withdrawalRequest: { ...closed, operator: always },
  failureCause: { ...closed, owner: unsold, operator: unsold },
  closedByOperator: { ...closed, owner: ['inactive'], operator: ['inactive'] },
  // By which operators is theirs alone; the reason reaches everybody concerned as a notification.
  withdrawal: { ...closed, operator: ['inactive'] },
  // Before its release nobody else learns that an owner edits or submits the ad again.
  hasNextRound: { ...closed, owner: always, operator: always },
  sequence: bidding,
  headHash: bidding,
  // It counts what happened to others in private, refusals and limits included.
  version: { ...closed, operator: always },
}

type VisibleCells = Readonly<
  Record<ViewField, Readonly<Record<ViewerRole, ReadonlySet<AuctionStatus>>>>
>

const visibleCells = Object.fromEntries(
  Object.entries(fieldTable).map(([field, row]) => [
    field,
    Object.fromEntries(
      Object.entries(row).map(([viewer, statuses]) => [viewer, new Set(statuses)]),
    ),
  ]),
) as unknown as VisibleCells // The table's own names, each cell as a set.

export function isVisible(field: ViewField, viewer: ViewerRole, status: AuctionStatus): boolean {
  return visibleCells[field][viewer].has(status)
}
