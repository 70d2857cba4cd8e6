import type { FastifyReply } from 'fastify'
import type { CustomerWrapper } from '#contract/customer.ts'
import type { Output } from '#contract/endpoint.ts'
import type { MerchantRow, merchantReviewEndpoints } from '#contract/endpoints/account-review.ts'
import { admissionAfter } from '#domain/account/merchant-admission.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import { sendPrivateFile } from '#server/platform/http/send-private-file.ts'
import type { AccountServices } from '../account-services.ts'
import { accountSettings } from '../account-settings.ts'
import { linkedAccountStore } from '../merchant/linked-account-store.ts'
import { merchantListStore } from '../merchant/merchant-list-store.ts'
import { merchantStore } from '../merchant/merchant-store.ts'
import { merchantRows } from '../merchant/review-merchants.ts'
import { operatorActionStore } from '../operator-action-store.ts'
import { recordOperatorAction } from '../record-operator-action.ts'
import { showCustomer } from './customer-view.ts'

/** The operator looks at personal data; each look is logged before it is granted (rules 11). */

export async function viewCustomer(
  services: AccountServices,
  customerId: number,
  context: CallContext,
): Promise<CustomerWrapper> {
  const customer = await showCustomer(services, services.pool, customerId)
  const subject = { kind: 'customer', id: customerId } as const
  await recordOperatorAction(services.pool, context, { action: 'look_at_customer', subject })
  return customer
}

export async function viewMerchant(
  services: AccountServices,
  merchantId: number,
  context: CallContext,
): Promise<Output<typeof merchantReviewEndpoints.getMerchant>> {
  const listed = await merchantListStore.findForReview(services.pool, merchantId)
  const [row] = await merchantRows(services, listed ? [listed] : [])
  if (!row) throw refuseCall('NOT_FOUND')
  const subject = { kind: 'merchant', id: merchantId } as const
  const limit = accountSettings.maxHistoryListed
  const history = await operatorActionStore.list(services.pool, { subject, limit })
  const profile = await showCustomer(services, services.pool, row.customerId)
  const links = await linkedAccountStore.list(services.pool, row.customerId)
  await recordOperatorAction(services.pool, context, { action: 'look_at_merchant', subject })
  return {
    row,
    profile,
    history: history.map(({ action, operatorEmail, actedAt, facts }) => ({
      action,
      operatorEmail,
      actedAt: actedAt.toISOString(),
      facts: { ...facts },
    })),
    decisions: decisionsOn(row),
    links: links.map((link) => ({ ...link, linkedAt: link.linkedAt.toISOString() })),
  }
}

function decisionsOn({ admission, isBlocked }: Pick<MerchantRow, 'admission' | 'isBlocked'>) {
  const admitting = (['accept', 'refuse', 'ask_for_more'] as const).filter(
    (command) => admissionAfter(admission, command) !== undefined,
  )
  const isBidder = admission === 'accepted' || isBlocked
  const block: 'block' | 'unblock' = isBlocked ? 'unblock' : 'block'
  return isBidder ? [...admitting, block] : admitting
}

export async function sendMerchantDocument(
  services: AccountServices,
  place: { readonly merchantId: number; readonly documentId: number; readonly reply: FastifyReply },
  context: CallContext,
): Promise<FastifyReply> {
  const { merchantId, documentId, reply } = place
  const limit = accountSettings.maxMerchantDocuments
  const documents = await merchantStore.listDocuments(services.pool, { merchantId, limit })
  const document = documents.find((each) => each.documentId === documentId)
  if (!document) throw refuseCall('NOT_FOUND')
  await recordOperatorAction(services.pool, context, {
    action: 'look_at_merchant_document',
    subject: { kind: 'merchant', id: merchantId },
    facts: { documentId },
  })
  const { fileName, contentType, storageKey } = document
  const file = { fileName, contentType }
  if (!(await sendPrivateFile(reply, services.images, storageKey, file))) {
    throw refuseCall('NOT_FOUND')
  }
  return reply
}
