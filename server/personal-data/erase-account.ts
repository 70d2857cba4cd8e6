import type { ErasureState } from '#contract/endpoints/security/personal-data.ts'
import {
  erasedAddressOf,
  handoverTakenForGrantedDays,
  isFreeOfBusiness,
  type OpenBusiness,
} from '#domain/account/security/erasure.ts'
import type { AuctionStatus } from '#domain/auction/core/state.ts'
import { isBinding } from '#domain/auction/house/binding.ts'
import {
  accessCookie,
  findSeller,
  refreshCookie,
  requireIdentityProof,
} from '../areas/account/api.ts'
import type { SendMail } from '../areas/messaging/api.ts'
import type { DatabaseClient } from '../platform/database/pool.ts'
import { onlyRow, type Queryable } from '../platform/database/queryable.ts'
import { transaction } from '../platform/database/transaction.ts'
import { type CallContext, personIdOf } from '../platform/http/call-context.ts'
import { refuseCall } from '../platform/http/refused-call.ts'
import { addJob } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import {
  emptyAccount,
  erasureSteps,
  filesOfErasure,
  openOrders,
  ownAuctions,
} from './erasure-steps.ts'

export type ErasureServices = Pick<Services, 'pool' | 'now' | 'config'> & {
  /** After the commit: the ad is to leave lists and the search. */
  readonly announceListing: (entityId: number) => void
  readonly announceEndedLogin: (customerId: number) => Promise<void>
}

export async function showErasure(
  services: ErasureServices,
  context: CallContext,
): Promise<ErasureState> {
  const customerId = personIdOf(context)
  const business = await findBusiness(services.pool, customerId)
  const isPossible = isFreeOfBusiness(business) && !(await isOperator(services.pool, customerId))
  return { ...business, isPossible }
}

/** Ends the caller's account in one transaction; its files go by a job of it. ERASURE_NOT_YET while others wait for them. */
export async function eraseAccount(services: ErasureServices, context: CallContext): Promise<void> {
  const customerId = personIdOf(context)
  const entityIds = await transaction(services.pool, async (client) => {
    await lockAccount(client, customerId)
    await requireIdentityProof(services, client, context)
    const account = await findSeller(client, customerId)
    if (!account || (await isOperator(client, customerId))) throw refuseCall('FORBIDDEN')
    const business = await findBusiness(client, customerId)
    if (!isFreeOfBusiness(business)) throw refuseCall('ERASURE_NOT_YET', business)
    return erase(services, client, account)
  })
  for (const entityId of entityIds) services.announceListing(entityId)
  await services.announceEndedLogin(customerId)
  context.clearCookie(accessCookie)
  context.clearCookie(refreshCookie)
}

/** Places in companies before accounts, as bids take them: nobody waits in a circle. */
async function lockAccount(client: DatabaseClient, customerId: number): Promise<void> {
  await client.query(
    `select from company_people where person_id = $1 or customer_id = $1
     order by person_id for update`,
    [customerId],
  )
  await client.query('select from customers where customer_id = $1 for update', [customerId])
}

/** Who did what for the market stays known; an operator's rights are taken first, whatever the login may do. */
async function isOperator(db: Queryable, customerId: number): Promise<boolean> {
  const { rows } = await db.query<{ role: string }>(
    'select role from customers where customer_id = $1',
    [customerId],
  )
  return rows[0]?.role === 'admin'
}

/** Answers the ads that others may have open. */
async function erase(
  services: ErasureServices,
  client: DatabaseClient,
  account: {
    readonly customerId: number
    readonly email: string
    readonly languageSetting: string
  },
): Promise<number[]> {
  const { customerId, email, languageSetting } = account
  const files = await client.query<{ key: string; isPicture: boolean }>(filesOfErasure, [
    customerId,
  ])
  const ads = await client.query<{ id: number }>(
    'select listing_id as id from listings where customer_id = $1',
    [customerId],
  )
  for (const step of erasureSteps) await client.query(step, [customerId])
  await client.query(emptyAccount, [customerId, erasedAddressOf(customerId)])
  const keysOf = (isPicture: boolean) =>
    files.rows.filter((file) => file.isPicture === isPicture).map(({ key }) => key)
  const job = { storageKeys: keysOf(false), pictureKeys: keysOf(true) }
  await addJob(client, 'delete-files', job, { key: `erasure:${customerId}` })
  // The last one: the address stands in no table any more but in this job.
  const cause = `account_erased:${customerId}:${services.now().getTime()}`
  const mail: SendMail = {
    notification: 'account_erased',
    email,
    locale: languageSetting,
    cause,
    screen: { name: 'home' },
  }
  await addJob(client, 'send-mail', mail, { key: cause, isUrgent: true })
  return ads.rows.map(({ id }) => id)
}

async function findBusiness(db: Queryable, customerId: number): Promise<OpenBusiness> {
  const auctions = await db.query<{
    part: 'ads' | 'bids'
    status: AuctionStatus
    dueAt: Date | null
  }>(ownAuctions, [customerId])
  const binding = auctions.rows.filter(({ status, dueAt }) =>
    isBinding({ status, dueAt: dueAt?.getTime() ?? null }),
  )
  const countOf = (part: 'ads' | 'bids') => binding.filter((each) => each.part === part).length
  const { orders } = onlyRow(
    await db.query<{ orders: number }>(openOrders, [customerId, handoverTakenForGrantedDays]),
  )
  return { ads: countOf('ads'), bids: countOf('bids'), orders }
}
