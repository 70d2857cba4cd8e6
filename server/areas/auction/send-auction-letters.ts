import type { Logger } from 'pino'
import { auctionLetterWays } from '#content/letters/auction-letter-ways.ts'
import type { Letter } from '#domain/auction/letters.ts'
import { callToActionOf } from '#domain/messaging/call-to-action.ts'
import { defaultLocale } from '#locales/locales.ts'
import type { DatabaseClient, DatabasePool } from '../../platform/database/pool.ts'
import { transaction, withinSavepoint } from '../../platform/database/transaction.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { handleOutbox, type OutboxRow } from '../../platform/outbox/outbox.ts'
import { findBuyer } from '../account/find-buyer.ts'
import { describeVehicles } from '../listing/describe-vehicles.ts'
import { listWatchers } from '../listing/listing-lists.ts'
import { closeCallsToAction } from '../messaging/record-message.ts'
import type { SendLetter } from '../messaging/send-letter.ts'
import { tellCustomer } from '../messaging/tell-customer.ts'
import { settledCalls } from './settled-calls.ts'

/**
 * The letters that follow from market commands (rules 4 to 7). The command has put them into the
 * outbox; here they become a message in the account and a mail to each reader, in the transaction
 * that takes the row out. The log names auctions and letters only: never a reader, never an amount.
 */

export type AuctionLetterServices = {
  readonly pool: DatabasePool
  readonly log: Logger
  readonly now: () => Date
}

/** What one market command has to tell; `version` makes the causes unique. */
export type AuctionLetters = {
  readonly auctionId: number
  readonly version: number
  readonly letters: readonly Letter[]
}

/** Takes the next rows out of the outbox; answers how many there were. */
export function readAuctionLetters(services: AuctionLetterServices): Promise<number> {
  return handleOutbox(services.pool, 'auction-letters', async (client, rows) => {
    for (const row of rows) await tellOrPostpone(services, client, row)
  })
}

/** The task `tell-auction-letters`: a row that could not be told at once comes again here. */
export function createTellAuctionLetters(services: AuctionLetterServices) {
  return (postponed: AuctionLetters): Promise<void> =>
    transaction(services.pool, (client) => tellLetters(services, client, postponed))
}

/** One row that fails must not hold up all others: it is undone alone and becomes a job. */
async function tellOrPostpone(
  services: AuctionLetterServices,
  client: DatabaseClient,
  row: OutboxRow,
): Promise<void> {
  const { version, letters } = row.facts as Omit<AuctionLetters, 'auctionId'> // Written by `writeBatch` alone.
  const due = { auctionId: row.subjectId, version, letters }
  try {
    await withinSavepoint(client, () => tellLetters(services, client, due))
  } catch (error) {
    services.log.error({ err: error, auctionId: due.auctionId }, 'letters were postponed')
    await addJob(client, 'tell-auction-letters', due, {
      key: `auction-letters:${due.auctionId}:${version}`,
    })
  }
}

async function tellLetters(
  services: AuctionLetterServices,
  client: DatabaseClient,
  due: AuctionLetters,
): Promise<void> {
  await closeSettledCalls(services, client, due)
  const entityIds = [...new Set(due.letters.map(({ entityId }) => entityId))]
  const vehicles = await describeVehicles(client, { entityIds, locale: defaultLocale })
  for (const letter of due.letters) {
    const { code, auctionId, entityId } = letter
    const vehicle = vehicles.get(entityId)
    if (vehicle === undefined) throw new Error(`The ad ${entityId} of a letter is gone`)
    for (const customerId of await listReaders(client, letter)) {
      await tellCustomer(client, {
        customerId,
        letter: code,
        values: { ...letter.facts, vehicle },
        cause: `auction/${auctionId}/${due.version}/${code}/${customerId}`,
        entityId,
        auctionId,
        callToAction: callToActionOf(code),
        screen: screenOf(letter),
      })
    }
  }
}

function screenOf({ code, entityId, auctionId }: Letter): Required<SendLetter>['screen'] {
  const [name, target] = auctionLetterWays[code] ?? ['product', 'ad']
  if (target === 'place') return { name, params: {} }
  return { name, params: { id: target === 'auction' ? auctionId : entityId } }
}

async function closeSettledCalls(
  { now }: AuctionLetterServices,
  client: DatabaseClient,
  { auctionId, letters }: AuctionLetters,
): Promise<void> {
  const settled = letters.map(({ code }) => settledCalls(code))
  if (settled.includes('all')) {
    await closeCallsToAction(client, { auctionId, now: now() })
    return
  }
  const callsToAction = settled.flat()
  if (callsToAction.length === 0) return
  await closeCallsToAction(client, { auctionId, callsToAction, now: now() })
}

async function listReaders(
  client: DatabaseClient,
  { to, entityId }: Letter,
): Promise<readonly number[]> {
  switch (to.kind) {
    case 'owner':
      return [to.customerId]
    case 'merchant': {
      const merchant = await findBuyer(client, to.merchantId)
      if (!merchant) throw new Error(`The merchant ${to.merchantId} of a letter is gone`)
      return [merchant.customerId]
    }
    case 'watchers':
      return listWatchers(client, entityId)
  }
}
