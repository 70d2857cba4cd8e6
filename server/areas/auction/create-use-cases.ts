import type { Keys } from '../../platform/secrets/keys.ts'
import { listAuctions, listNewestAuctions, listRounds } from './auction-store.ts'
import type { AuctionUseCases } from './auction-use-cases.ts'
import type { CommandExecutor } from './command-executor.ts'
import { ensureRound } from './ensure-round.ts'
import { executeCommand } from './execute-command.ts'
import { openNextRound } from './open-next-round.ts'
import { listSlotLoads } from './slot-store.ts'
import { createSlotTurns } from './slot-turn.ts'

export function createAuctionUseCases(services: {
  readonly executor: CommandExecutor
  readonly keys: Keys
}): AuctionUseCases {
  const key = services.keys.auctionSecrets
  return {
    execute: (request) => executeCommand(services, request),
    list: (db, auctionIds) => listAuctions(db, auctionIds, key),
    listNewest: (db, listingIds) => listNewestAuctions(db, listingIds, key),
    ensureRound: (client, listing) => ensureRound(client, listing, key),
    listRounds: (db, listingIds) => listRounds(db, listingIds, key),
    openNextRound: (client, request) => openNextRound(client, request, key),
    listSlotLoads,
    inSlotTurn: createSlotTurns(),
  }
}
