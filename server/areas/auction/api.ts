/** What the rest of the server may use of this area. */

export { registerAuctionRoutes } from './auction-routes.ts'
export { type AuctionUseCases, operatorActor } from './auction-use-cases.ts'
export {
  type AuctionClock,
  allDeadlines,
  type MarketDeadlines,
  startAuctionClock,
} from './clock/auction-clock.ts'
export type { CommandExecutor } from './commands/command-executor.ts'
export {
  type MarketExecutor,
  type MarketExecutorParts,
  startMarketExecutor,
} from './commands/market-executor.ts'
export { createAuctionUseCases } from './create-use-cases.ts'
export { createEndAgents, endAgentsOf } from './end-agents.ts'
export { createRemindOfFailedAuction } from './notifications/failed-auction-reminders.ts'
export {
  createSendPostponedNotifications,
  sendAuctionNotifications,
} from './notifications/send-auction-notifications.ts'
export {
  type AuctionInBrief,
  countBidsPerHour,
  countByStatus,
  findMarketNow,
  findNextDue,
  listCarriedBids,
  listListingIdsByStatus,
  listListingIdsOf,
  listNewestInBrief,
} from './read/auction-lists.ts'
export { findBoundRound } from './read/bound-round.ts'
export { countParts, listPartsOfMerchant } from './read/part-lists.ts'
export {
  listNewestBids,
  loadPresented,
  presentAuction,
  presentAuctions,
  presentOutcome,
  presentState,
} from './read/present-auction.ts'
export { type RoundColumns, readRounds } from './read/round-columns-lists.ts'
export { countVoids } from './void/void-store.ts'
