import type { Logger } from 'pino'
import { auctionLetterWays, fragmentOf } from '#content/letters/auction-letter-ways.ts'
import type { ValuesOfLetter } from '#content/letters/letter-values.ts'
import type { Letter, LetterCode } from '#domain/auction/house/notifications/letters.ts'
import { callToActionOf } from '#domain/messaging/call-to-action.ts'
import { defaultLocale } from '#locales/locales.ts'
import type { DatabaseClient, DatabasePool } from '../../platform/database/pool.ts'
import { transaction, withinSavepoint } from '../../platform/database/transaction.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { handleOutbox } from '../../platform/outbox/outbox.ts'
import { findBuyer } from '../account/api.ts'
import { describeVehicles, listWatchers } from '../listing/api.ts'
import { closeCallsToAction } from '../messaging/record-message.ts'
import type { SendLetter } from '../messaging/send-letter.ts'
import { tellCustomer } from '../messaging/tell-customer.ts'
import { closedCallsToAction, closedLateOffer, closesAllRounds } from './closed-calls-to-action.ts'
import type { RecordedLetters } from './commands/batch-writes.ts'
import { lettersOfRow, readTopics } from './letters-in-outbox.ts'

/**
 * The letters that follow from market commands (rules 4 to 7). The command has put them into the
 * outbox; here they become a message in the account and a mail to each reader, in the transaction
 * that takes the row out. The log names auctions and letters only: never a reader, never an amount.
 */

export type AuctionLetterServices = {
  readonly pool: DatabasePool
  readonly log: Logger
  readonly now: () => Date
  /** What these messages asked is settled: open pages of their readers count anew. */
  readonly announceSettled: (messageIds: readonly number[]) => void
}

/** Takes the next rows out of the outbox; answers how many there were. */
export async function readAuctionLetters(services: AuctionLetterServices): Promise<number> {
  const settled: number[] = []
  const count = await handleOutbox(services.pool, readTopics, async (client, rows) => {
    for (const due of rows.flatMap(lettersOfRow)) {
      settled.push(...(await tellOrPostpone(services, client, due)))
    }
  })
  announce(services, settled)
  return count
}

/** The task `tell-auction-letters`: what could not be told at once comes again here. */
export function createTellAuctionLetters(services: AuctionLetterServices) {
  return async (postponed: RecordedLetters): Promise<void> => {
    const tell = (client: DatabaseClient) => tellLetters(services, client, postponed)
    announce(services, await transaction(services.pool, tell))
  }
}

/** Whoever answered has no message of his own to hear of it by. */
function announce({ announceSettled }: AuctionLetterServices, settled: readonly number[]): void {
  if (settled.length > 0) announceSettled(settled)
}

/** One command's letters must not hold up all others: they are undone alone and become a job. */
async function tellOrPostpone(
  services: AuctionLetterServices,
  client: DatabaseClient,
  due: RecordedLetters,
): Promise<readonly number[]> {
  try {
    return await withinSavepoint(client, () => tellLetters(services, client, due))
  } catch (error) {
    services.log.error({ err: error, auctionId: due.auctionId }, 'letters were postponed')
    await addJob(client, 'tell-auction-letters', due, {
      key: `auction-letters:${due.auctionId}:${due.version}`,
    })
    return []
  }
}

/** Each letter of the domain carries what its text needs: `FactsOfAuctionLetters` sees to it. */
type FactsOfAnyLetter = ValuesOfLetter<LetterCode>

/** Answers the messages whose calls are settled by it. */
async function tellLetters(
  services: AuctionLetterServices,
  client: DatabaseClient,
  due: RecordedLetters,
): Promise<readonly number[]> {
  const settled = await closeSettledCalls(services, client, due)
  const entityIds = [...new Set(due.letters.map(({ entityId }) => entityId))]
  const vehicles = await describeVehicles(client, { entityIds, locale: defaultLocale })
  for (const { letter, readers } of await findReaders(client, due.letters)) {
    const { code, auctionId, entityId } = letter
    const vehicle = vehicles.get(entityId)
    if (vehicle === undefined) throw new Error(`The ad ${entityId} of a letter is gone`)
    for (const customerId of readers) {
      await tellCustomer(client, {
        customerId,
        letter: code,
        values: { ...(letter.facts as FactsOfAnyLetter), vehicle },
        cause: `auction/${auctionId}/${due.version}/${code}/${customerId}`,
        entityId,
        auctionId,
        callToAction: callToActionOf(code),
        screen: screenOf(letter),
      })
    }
  }
  return settled
}

function screenOf({ code, entityId, auctionId }: Letter): Required<SendLetter>['screen'] {
  const [name, target] = auctionLetterWays[code] ?? ['product', 'ad']
  const at = fragmentOf(target, entityId)
  const fragment = at === null ? {} : { fragment: at }
  if (target === 'place' || target === 'ownAd') return { name, params: {}, ...fragment }
  return { name, params: { id: target === 'auction' ? auctionId : entityId }, ...fragment }
}

async function closeSettledCalls(
  { now }: AuctionLetterServices,
  client: DatabaseClient,
  { auctionId, letters }: RecordedLetters,
): Promise<readonly number[]> {
  if (letters.some(({ code }) => closedCallsToAction(code) === 'all')) {
    return closeCallsToAction(client, { auctionId, now: now() })
  }
  const closed: number[] = []
  for (const letter of letters) {
    const callsToAction = closedCallsToAction(letter.code)
    if (callsToAction === 'all' || callsToAction.length === 0) continue
    const lateOfferId = closedLateOffer(letter)
    const one = lateOfferId === null ? {} : { lateOfferId }
    const rounds = closesAllRounds(letter.code) ? { entityId: letter.entityId } : {}
    const close = { auctionId, callsToAction, ...one, ...rounds, now: now() }
    closed.push(...(await closeCallsToAction(client, close)))
  }
  return closed
}

/** Whoever has a letter of his own is told nothing as a watcher. */
async function findReaders(client: DatabaseClient, letters: readonly Letter[]) {
  const found: { readonly letter: Letter; readonly readers: readonly number[] }[] = []
  for (const letter of letters) found.push({ letter, readers: await listReaders(client, letter) })
  const named = new Set(
    found.flatMap(({ letter, readers }) => (letter.to.kind === 'watchers' ? [] : readers)),
  )
  return found.map(({ letter, readers }) =>
    letter.to.kind === 'watchers'
      ? { letter, readers: readers.filter((customerId) => !named.has(customerId)) }
      : { letter, readers },
  )
}

async function listReaders(
  client: DatabaseClient,
  { code, to, entityId }: Letter,
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
      // Why bids gave it another end tells that there were some: dealers alone are told that (rules 1).
      return listWatchers(client, entityId, { areAccepted: code === 'auction_end_changed' })
  }
}
