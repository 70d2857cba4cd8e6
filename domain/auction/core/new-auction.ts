import type { Instant } from '../../calendar/instant.ts'
import { defaultMarketSettings, type MarketSettings } from './settings.ts'
import type { AuctionState, FollowUp } from './state.ts'

/** An ad's first or next round before anything happened to it: status editing. */
export function newAuction(identity: {
  readonly auctionId: number
  readonly entityId: number
  readonly ownerCustomerId: number
  readonly ownerMerchantId: number | null
  readonly at: Instant
  readonly round?: number
  readonly roundsEndedAt?: readonly Instant[]
  readonly followUp?: FollowUp | null
  readonly settings?: MarketSettings
}): AuctionState {
  return {
    auctionId: identity.auctionId,
    entityId: identity.entityId,
    ownerCustomerId: identity.ownerCustomerId,
    ownerMerchantId: identity.ownerMerchantId,
    round: identity.round ?? 1,
    roundsEndedAt: identity.roundsEndedAt ?? [],
    mode: 'auction',
    status: 'editing',
    statusSince: identity.at,
    settings: identity.settings ?? defaultMarketSettings,
    startPriceEur: null,
    buyNowPriceEur: null,
    clock: null,
    bidders: [],
    highest: null,
    bidCount: 0,
    voids: [],
    exits: [],
    renegotiation: null,
    reservation: null,
    followUp: identity.followUp ?? null,
    lateOffers: [],
    secondChance: null,
    withdrawalRequest: null,
    sale: null,
    failure: null,
    hasNextRound: false,
    sequence: 0,
    headHash: emptyJournalHash,
    version: 0,
    lastEventAt: identity.at,
    secrets: {
      targetPriceEur: null,
      targetSalt: '',
      yellowFromPercent: 0,
      yellowSalt: '',
      agents: [],
      nextPlace: 1,
      lastRefusals: [],
    },
  }
}

/** What the first journal entry names as its predecessor. */
export const emptyJournalHash = '0'.repeat(64)
