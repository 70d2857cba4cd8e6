import type { Logger } from 'pino'
import { releasableListing } from '#domain/auction/core/facts.ts'
import { newAuction } from '#domain/auction/core/new-auction.ts'
import { defaultMarketSettings, type MarketSettings } from '#domain/auction/core/settings.ts'
import { berlinInstant, berlinTime } from '#domain/calendar/berlin.ts'
import { insertAuction } from '#server/areas/auction/auction-store.ts'
import { alwaysReady } from '#server/areas/auction/clock/outage-watch.ts'
import {
  type CommandExecutor,
  createCommandExecutor,
} from '#server/areas/auction/commands/command-executor.ts'
import { drawRandomInputs } from '#server/areas/auction/commands/random-inputs.ts'
import { createStateCache } from '#server/areas/auction/commands/state-cache.ts'
import type { DatabasePool } from '#server/platform/database/pool.ts'
import { onlyRow } from '#server/platform/database/queryable.ts'
import { createLog } from '#server/platform/log/log.ts'
import { deriveKeys } from '#server/platform/secrets/keys.ts'
import { batchPoolOf } from './test-database.ts'

/** A market small enough for a test: people and one running auction, made by its own commands. */

export const testSecret = 'the secret of a test, long enough to be one'
export const testKeys = deriveKeys(testSecret)

export function executorOn(
  pool: DatabasePool,
  options: {
    readonly answerWithinMs?: number
    readonly log?: Logger
  } = {},
): CommandExecutor {
  const { answerWithinMs, log = createLog({ level: 'silent' }) } = options
  return createCommandExecutor({
    pool: batchPoolOf(pool),
    log,
    secretsKey: testKeys.auctionSecrets,
    termsValidFrom: new Date('2026-01-01T00:00:00Z'),
    reactionTo: () => null,
    announce: () => undefined,
    outages: alwaysReady,
    stateCache: createStateCache(),
    ...(answerWithinMs !== undefined && { answerWithinMs }),
    drawRandomInputs,
  })
}

export type Dealer = { readonly customerId: number; readonly merchantId: number }

export async function addCustomer(pool: DatabasePool, name: string): Promise<number> {
  return onlyRow(
    await pool.query<{ customer_id: number }>(
      'insert into customers (email, email_verified_at) values ($1, now()) returning customer_id',
      [`${name}@test.example`],
    ),
  ).customer_id
}

export async function addOperator(pool: DatabasePool, name: string): Promise<number> {
  const customerId = await addCustomer(pool, name)
  await pool.query(`update customers set role = 'admin' where customer_id = $1`, [customerId])
  return customerId
}

export async function addDealer(pool: DatabasePool, name: string): Promise<Dealer> {
  const customerId = await addCustomer(pool, name)
  const { merchant_id: merchantId } = onlyRow(
    await pool.query<{ merchant_id: number }>(
      `insert into merchants (customer_id, admission, submitted_at)
       values ($1, 'accepted', now()) returning merchant_id`,
      [customerId],
    ),
  )
  await pool.query(
    `insert into terms_acceptances (customer_id, version, locale) values ($1, 'test', 'de')`,
    [customerId],
  )
  return { customerId, merchantId }
}

export function asActor(dealer: Dealer) {
  return { kind: 'merchant', ...dealer } as const
}

/** A bid by hand as an executor takes it, with a key of its own unless one is given. */
export function bidOf(
  bidder: Dealer,
  bid: {
    readonly auctionId: number
    readonly amountEur: number
    readonly idempotencyKey?: string
  },
) {
  const { auctionId, amountEur, idempotencyKey = crypto.randomUUID() } = bid
  const body = { type: 'bid', amountEur, isAskMeThen: false, consentVersion: null } as const
  return { auctionId, actor: asActor(bidder), body, idempotencyKey }
}

export type AuctionOfTest = {
  readonly startPriceEur: number
  readonly targetPriceEur: number
  readonly buyNowPriceEur?: number
  readonly ownerCustomerId?: number
  readonly settings?: Partial<MarketSettings>
}

/** One auction that runs now. */
export async function addRunningAuction(
  pool: DatabasePool,
  executor: CommandExecutor,
  auction: AuctionOfTest,
): Promise<number> {
  const auctionId = await addPublishedAuction(pool, executor, auction)
  await startAuctions(pool, executor, [auctionId])
  return auctionId
}

/** From the ad's row to its slot, by the market's own commands. */
export async function addPublishedAuction(
  pool: DatabasePool,
  executor: CommandExecutor,
  auction: AuctionOfTest,
): Promise<number> {
  const { auctionId, ownerCustomerId } = await addSubmittedAuction(pool, executor, auction)
  await executor.execute({
    auctionId,
    idempotencyKey: null,
    facts: { listing: releasableListing, slotLoads: [] },
    actor: { kind: 'operator', customerId: ownerCustomerId },
    body: {
      type: 'approve',
      mode: 'auction',
      startPriceEur: auction.startPriceEur,
      buyNowPriceEur: auction.buyNowPriceEur ?? null,
      settings: { ...defaultMarketSettings, ...auction.settings },
      secrets: { targetPriceEur: auction.targetPriceEur },
    },
  })
  return auctionId
}

/** It waits for its review. */
export async function addSubmittedAuction(
  pool: DatabasePool,
  executor: CommandExecutor,
  owner: Pick<AuctionOfTest, 'ownerCustomerId'> = {},
): Promise<{
  readonly auctionId: number
  readonly entityId: number
  readonly ownerCustomerId: number
}> {
  const ownerCustomerId =
    owner.ownerCustomerId ?? (await addCustomer(pool, `owner-${crypto.randomUUID()}`))
  const row = onlyRow(
    await pool.query<{ listing_id: number }>(
      `insert into listings (customer_id, product_type) values ($1, 'motorhome')
     returning listing_id`,
      [ownerCustomerId],
    ),
  )
  const identity = { entityId: row.listing_id, ownerCustomerId, ownerMerchantId: null }
  const auctionId = await insertAuction(
    pool,
    (id) => newAuction({ auctionId: id, at: Date.now(), ...identity }),
    testKeys.auctionSecrets,
  )
  await executor.execute({
    auctionId,
    idempotencyKey: null,
    facts: { listing: releasableListing, vehicle: null },
    actor: { kind: 'customer', customerId: ownerCustomerId },
    body: { type: 'submit', consentVersion: 'test' },
  })
  return { auctionId, entityId: identity.entityId, ownerCustomerId }
}

/** Moves the market to the last of the starts and lets the auctions begin. */
export async function startAuctions(
  pool: DatabasePool,
  executor: CommandExecutor,
  auctionIds: readonly number[],
): Promise<void> {
  const row = onlyRow(
    await pool.query<{ starts_at: Date }>(
      'select max(starts_at) as starts_at from auctions where auction_id = any($1::bigint[])',
      [auctionIds],
    ),
  )
  await moveClockTo(pool, row.starts_at.getTime())
  await Promise.all(auctionIds.map((auctionId) => executor.runDue(auctionId)))
}

/** Market time jumps forward; real time stays (two clocks). */
export async function moveClockTo(pool: DatabasePool, instant: number): Promise<void> {
  await pool.query(
    `update market_clock set offset_ms = greatest(offset_ms,
       ($1::numeric - extract(epoch from clock_timestamp()) * 1000)::bigint + 1)`,
    [instant],
  )
}

/** What is approved from then on starts hours later: in the evening no end is near enough for a start at once (rules 3). */
export async function moveClockToEvening(pool: DatabasePool): Promise<void> {
  const { now } = onlyRow(await pool.query<{ now: Date }>('select market_now() as now'))
  const today = berlinTime(now.getTime()).toPlainDate()
  await moveClockTo(pool, berlinInstant(today, '21:00'))
}
