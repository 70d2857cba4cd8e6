import type { Instant } from '../../calendar/instant.ts'
import type { FollowUp } from './auction-outcomes.ts'
import { defaultMarketSettings, type MarketSettings } from './settings.ts'
import type { DraftState } from './state.ts'

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
}): DraftState {
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
    bidders: [],
    highest: null,
    bidCount: 0,
    voids: [],
    withdrawalRights: [],
    followUp: identity.followUp ?? null,
    lateOffers: [],
    withdrawalRequest: null,
    hasNextRound: false,
    sequence: 0,
    headHash: emptyJournalHash,
    version: 0,
    lastEventAt: identity.at,
    secrets: {
      agents: [],
      nextPlace: 1,
      lastRefusals: [],
    },
  }
}

/** What the first journal entry names as its predecessor. */
export const emptyJournalHash = '0'.repeat(64)
