import type { AuctionView } from '#contract/auction-view.ts'

/**
 * An auction of a list as every accepted dealer is told of it while bids are taken. How one of them stands in it is
 * left open. Undefined where it is not left open: with its history, which is a page of its own, and once it is over.
 */
export function openAuction(auction: AuctionView): AuctionView | undefined {
  const { viewer, status, history } = auction
  const isDealers = viewer === 'dealer' || viewer === 'bidder'
  if (!isDealers || history !== null || !['published', 'running', 'hotbidding'].includes(status)) {
    return undefined
  }
  // Each field that all are told stands here by name; whatever is added to the view is left open.
  return {
    ...nothingOwn,
    auctionId: auction.auctionId,
    entityId: auction.entityId,
    round: auction.round,
    mode: auction.mode,
    status,
    startPriceEur: auction.startPriceEur,
    buyNowPriceEur: auction.buyNowPriceEur,
    startsAt: auction.startsAt,
    endsAt: auction.endsAt,
    plannedEndsAt: auction.plannedEndsAt,
    latestEndsAt: auction.latestEndsAt,
    endMove: auction.endMove,
    currentBidEur: auction.currentBidEur,
    lastVoid: auction.lastVoid,
    light: auction.light,
    bidCount: auction.bidCount,
    bidderCount: auction.bidderCount,
    leaderPseudonym: auction.leaderPseudonym,
    sequence: auction.sequence,
    headHash: auction.headHash,
  }
}

const nothingOwn = {
  viewer: 'dealer',
  endedAt: null,
  history: null,
  context: null,
  priceColour: 'neutral',
  own: null,
  bindsUntil: null,
  targetPriceEur: null,
  hammerPriceEur: null,
  soldAt: null,
  saleCause: null,
  buyerMerchantId: null,
  renegotiation: null,
  reservation: null,
  lateOffers: null,
  lateOfferCount: null,
  settledLateOffers: null,
  ownLateOffer: null,
  followUp: null,
  secondChance: null,
  secondChanceHistory: null,
  withdrawalRequest: null,
  failureCause: null,
  closedByOperator: null,
  withdrawal: null,
  hasNextRound: null,
  // Cards offer nothing to do. What did would fail to be drawn here, and be drawn for its reader alone.
  actions: {} as AuctionView['actions'],
  version: null,
} as const
