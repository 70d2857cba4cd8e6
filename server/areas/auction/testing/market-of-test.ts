import { newAuction } from '#domain/auction/new-auction.ts'
import { defaultMarketSettings } from '#domain/auction/settings.ts'
import type { DatabasePool } from '../../../platform/database/pool.ts'
import { createLog } from '../../../platform/log/log.ts'
import { deriveKeys } from '../../../platform/secrets/keys.ts'
import { findAuction, insertAuction } from '../auction-store.ts'
import { type CommandExecutor, createCommandExecutor } from '../command-executor.ts'

/** A market small enough for a test: people and one running auction, made by its own commands. */

export const testKeys = deriveKeys('the secret of a test, long enough to be one')

export function executorOn(pool: DatabasePool, announced: number[][] = []): CommandExecutor {
  return createCommandExecutor({
    pool,
    log: createLog({ level: 'silent' }),
    secretsKey: testKeys.auctionSecrets,
    termsValidFrom: new Date('2026-01-01T00:00:00Z'),
    react: async () => undefined,
    announce: (auctionIds) => void announced.push([...auctionIds]),
  })
}

export type Dealer = { readonly customerId: number; readonly merchantId: number }

export async function addCustomer(pool: DatabasePool, name: string): Promise<number> {
  const { rows } = await pool.query(
    'insert into customers (email, email_verified_at) values ($1, now()) returning customer_id',
    [`${name}@test.example`],
  )
  return rows[0].customer_id
}

export async function addDealer(pool: DatabasePool, name: string): Promise<Dealer> {
  const customerId = await addCustomer(pool, name)
  const { rows } = await pool.query(
    `insert into merchants (customer_id, admission, submitted_at)
     values ($1, 'accepted', now()) returning merchant_id`,
    [customerId],
  )
  await pool.query(
    `insert into terms_acceptances (customer_id, version, locale) values ($1, 'test', 'de')`,
    [customerId],
  )
  return { customerId, merchantId: rows[0].merchant_id }
}

export function asActor(dealer: Dealer) {
  return { kind: 'merchant', ...dealer } as const
}

export async function addRunningAuction(
  pool: DatabasePool,
  executor: CommandExecutor,
  price: {
    readonly startPriceEur: number
    readonly targetPriceEur: number
    readonly ownerCustomerId?: number
  },
): Promise<number> {
  const ownerCustomerId =
    price.ownerCustomerId ?? (await addCustomer(pool, `owner-${crypto.randomUUID()}`))
  const { rows } = await pool.query(
    `insert into listings (customer_id, product_type, status) values ($1, 'motorhome', 'released')
     returning listing_id`,
    [ownerCustomerId],
  )
  const auctionId = await insertAuction(
    pool,
    (id) =>
      newAuction({
        auctionId: id,
        entityId: rows[0].listing_id,
        ownerCustomerId,
        ownerMerchantId: null,
        at: Date.now(),
      }),
    testKeys.auctionSecrets,
  )
  const listing = {
    isComplete: true,
    hasOfficialDocument: true,
    isEmailVerified: true,
    isProfileComplete: true,
    hasVatRegime: true,
    hasVin: true,
  }
  const owner = { kind: 'customer', customerId: ownerCustomerId } as const
  const operator = { kind: 'operator', customerId: ownerCustomerId } as const
  const base = { auctionId, idempotencyKey: null, facts: { listing } }
  await executor.execute({
    ...base,
    actor: owner,
    body: { type: 'submit', consentVersion: 'test' },
  })
  await executor.execute({
    ...base,
    actor: operator,
    body: {
      type: 'approve',
      mode: 'auction',
      startPriceEur: price.startPriceEur,
      buyNowPriceEur: null,
      settings: defaultMarketSettings,
      secrets: { targetPriceEur: price.targetPriceEur },
    },
  })
  const state = await findAuction(pool, auctionId, testKeys.auctionSecrets)
  const startsAt = state?.clock?.startsAt ?? Date.now()
  await moveClockTo(pool, startsAt)
  await executor.runDue(auctionId)
  return auctionId
}

/** Market time jumps forward; real time stays (two clocks). */
export async function moveClockTo(pool: DatabasePool, instant: number): Promise<void> {
  await pool.query(
    `update market_clock set offset_ms = greatest(offset_ms,
       ($1::numeric - extract(epoch from clock_timestamp()) * 1000)::bigint + 1)`,
    [instant],
  )
}
