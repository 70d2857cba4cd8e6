import type { Keys } from '../../platform/secrets/keys.ts'
import { listAuctions, listNewestAuctions, listRounds, lockNewestAuction } from './auction-store.ts'
import type { AuctionUseCases } from './auction-use-cases.ts'
import type { CommandExecutor } from './commands/command-executor.ts'
import { executeCommand } from './commands/execute-command.ts'
import { ensureRound } from './rounds/ensure-round.ts'
import { openNextRound } from './rounds/open-next-round.ts'
import { createSlotLock } from './rounds/slot-lock.ts'
import { listSlotLoads } from './rounds/slot-store.ts'

export function createAuctionUseCases(services: {
  readonly executor: CommandExecutor
  readonly keys: Keys
}): AuctionUseCases {
  const key = services.keys.auctionSecrets
  return {
    execute: (request) => executeCommand(services, request),
    list: (db, auctionIds) => listAuctions(db, auctionIds, key),
    listNewest: (db, listingIds) => listNewestAuctions(db, listingIds, key),
    lockNewest: (client, listingId) => lockNewestAuction(client, listingId, key),
    ensureRound: (client, listing) => ensureRound(client, listing, key),
    listRounds: (db, listingIds) => listRounds(db, listingIds, key),
    openNextRound: (client, request) => openNextRound(client, request, key),
    listSlotLoads,
    withSlotLock: createSlotLock(),
  }
}
