import type { PlainNotification } from '#content/notifications/notification-values.ts'
import type { Output } from '#contract/endpoint.ts'
import type { MerchantRow, merchantReviewEndpoints } from '#contract/endpoints/account-review.ts'
import { type AdmissionCommand, admissionAfter } from '#domain/account/merchant-admission.ts'
import { profileCompleteness } from '#domain/account/profile-completeness.ts'
import type { Permission, RefusalCode } from '#domain/refusal/refusal.ts'
import { allowed, refused } from '#domain/refusal/refusal.ts'
import type { RouteName } from '#locales/paths.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import { RefusedCall, refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { type AccountRow, accountStore } from '../account-store.ts'
import { queueNotification } from '../queue-notification.ts'
import { recordOperatorAction } from '../record-operator-action.ts'
import { recordChangeOfRights } from '../security-log/record-security-event.ts'
import { type ListedMerchant, merchantListStore, type ReviewFilter } from './merchant-list-store.ts'
import { merchantStore } from './merchant-store.ts'
import { queueEndOfAgents } from './queue-end-of-agents.ts'

/** The operator decides who may bid (rules 11). Every decision is told to the dealer and logged. */

type Decision = {
  readonly merchantId: number
  readonly command: Exclude<AdmissionCommand, 'apply'>
  readonly reason?: string
}

const notifications: Readonly<
  Record<
    Decision['command'],
    { readonly notification: PlainNotification; readonly screen: RouteName }
  >
> = {
  accept: { notification: 'merchant_accepted', screen: 'catalog' },
  refuse: { notification: 'merchant_refused', screen: 'account' },
  ask_for_more: { notification: 'merchant_needs_more', screen: 'account' },
}

export async function decideAdmission(
  services: AccountServices,
  decision: Decision,
  context: CallContext,
): Promise<void> {
  const { merchantId, command, reason = '' } = decision
  const customerId = await transaction(services.pool, async (client) => {
    const account = await loadLocked(client, merchantId)
    const { merchant, customerId, languageSetting } = account.customer
    const admission = merchant && admissionAfter(merchant.admission, command)
    if (!admission) throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
    if (command === 'accept') refuseUnlessReady(account)
    await merchantStore.saveAdmission(client, { merchantId, admission, remarks: reason })
    await queueNotification(client, {
      ...notifications[command],
      to: { customerId },
      locale: languageSetting,
      values: reason === '' ? {} : { remarks: reason },
      cause: `merchant_${command}:${merchantId}:${services.now().getTime()}`,
    })
    const action = `${command}_merchant`
    await recordOperatorAction(client, context, {
      action,
      subject: { kind: 'merchant', id: merchantId },
      facts: { reason },
    })
    await recordChangeOfRights(services, client, { customerId, action }, context)
    return customerId
  })
  await services.announceCustomer(services.pool, customerId)
}

/** New bids stop and the banner shows; standing bids stay binding (rules 11). */
export async function blockMerchant(
  services: AccountServices,
  block: { readonly merchantId: number; readonly isBlocked: boolean; readonly reason?: string },
  context: CallContext,
): Promise<void> {
  const { merchantId, isBlocked, reason = '' } = block
  const ended = { merchantId, operatorId: customerIdOf(context) }
  const customerId = await transaction(services.pool, async (client) => {
    const { customer } = await loadLocked(client, merchantId)
    if (customer.merchant?.isBlocked === isBlocked) throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
    await merchantStore.saveBlocked(client, { merchantId, isBlocked })
    if (isBlocked) await queueEndOfAgents(client, { ...ended, why: 'blocked' })
    const { customerId } = customer
    const action = isBlocked ? 'block_merchant' : 'unblock_merchant'
    await recordOperatorAction(client, context, {
      action,
      subject: { kind: 'merchant', id: merchantId },
      facts: { reason },
    })
    await recordChangeOfRights(services, client, { customerId, action }, context)
    return customerId
  })
  // At once and not by its turn in the queue: the operator sees it done.
  if (isBlocked) await services.endAgents(ended)
  await services.announceCustomer(services.pool, customerId)
}

export async function setVatIdState(
  services: AccountServices,
  change: { readonly merchantId: number; readonly state: string },
  context: CallContext,
): Promise<void> {
  const { merchantId, state } = change
  const customerId = await transaction(services.pool, async (client) => {
    const { customer, admission } = await loadLocked(client, merchantId)
    await merchantStore.saveVatIdState(client, { merchantId, state })
    await recordOperatorAction(client, context, {
      action: 'set_vat_id_state',
      subject: { kind: 'merchant', id: merchantId },
      facts: { from: admission?.vatIdState ?? '', to: state },
    })
    return customer.customerId
  })
  await services.settleInvoices(merchantId)
  await services.announceCustomer(services.pool, customerId)
}

/** With their addresses, so that the operator looked is logged (rules 11). */
export async function listMerchants(
  services: AccountServices,
  search: {
    readonly admission?: ReviewFilter | undefined
    readonly search?: string | undefined
    readonly page: number
    readonly itemsPerPage: number
  },
  context: CallContext,
): Promise<Output<typeof merchantReviewEndpoints.listMerchants>> {
  const { page, itemsPerPage } = search
  const subject = { kind: 'merchants' } as const
  await recordOperatorAction(services.pool, context, { action: 'look_at_merchants', subject })
  const { rows, total } = await merchantListStore.listForReview(services.pool, {
    admission: search.admission ?? null,
    text: search.search ?? '',
    limit: itemsPerPage,
    offset: (page - 1) * itemsPerPage,
  })
  const data = await merchantRows(services, rows)
  const counts = await merchantListStore.countForReview(services.pool)
  return { data, total, page, pages: Math.ceil(total / itemsPerPage), counts }
}

/** How many dealers wait for a decision. */
export async function countMerchantsInReview(services: Pick<AccountServices, 'pool'>) {
  return (await merchantListStore.countForReview(services.pool)).in_review ?? 0
}

/** With how often operators took out bids of each dealer (rules 5). */
export async function merchantRows(
  { pool, countVoids }: Pick<AccountServices, 'pool' | 'countVoids'>,
  listed: readonly ListedMerchant[],
): Promise<MerchantRow[]> {
  const voids = await countVoids(
    pool,
    listed.map(({ merchantId }) => merchantId),
  )
  return listed.map((row) => ({
    ...row,
    submittedAt: row.submittedAt.toISOString(),
    voidCount: voids.get(row.merchantId) ?? 0,
  }))
}

async function loadLocked(client: DatabaseClient, merchantId: number): Promise<AccountRow> {
  const found = await accountStore.findByMerchant(client, merchantId)
  if (!found) throw refuseCall('NOT_FOUND')
  const { customerId } = found.customer
  await accountStore.lock(client, customerId)
  return accountStore.load(client, customerId)
}

function refuseUnlessReady(account: AccountRow): void {
  const permission = mayAccept(account)
  if (!permission.isAllowed) throw new RefusedCall(permission.refusal)
}

/** Papers, profile and address come first; the operator does not admit an unknown (rules 11). */
function mayAccept({ customer }: AccountRow): Permission {
  const { missing } = profileCompleteness(customer.profile, 'MERCHANT')
  const code: RefusalCode | undefined = missing.includes('tradeRegistrationFile')
    ? 'DOCUMENT_MISSING'
    : missing.length > 0
      ? 'PROFILE_INCOMPLETE'
      : customer.isEmailVerified
        ? undefined
        : 'EMAIL_NOT_VERIFIED'
  return code === undefined ? allowed : refused(code)
}
