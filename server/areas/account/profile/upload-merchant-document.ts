import type { FastifyRequest } from 'fastify'
import { createDocumentKey } from '#server/integrations/image-store/port.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import { readDocument } from '#server/platform/pictures/read-document.ts'
import type { AccountServices } from '../account-services.ts'
import { accountSettings } from '../account-settings.ts'
import { accountStore } from '../account-store.ts'
import { merchantStore } from '../merchant/merchant-store.ts'
import { submitMerchantIfReady } from '../merchant/submit-merchant.ts'
import { ensureMerchant, isUnderReview } from './save-profile.ts'

/** A dealer's trade licence or register extract: private, kept as sent (rules 11). */
export async function uploadMerchantDocument(
  services: AccountServices,
  upload: { readonly kind: string; readonly request: FastifyRequest },
  context: CallContext,
): Promise<{ documentId: number; fileName: string }> {
  const customerId = customerIdOf(context)
  const { bytes, contentType, fileName } = await readDocument(upload.request)
  const storageKey = createDocumentKey()
  await services.images.put(storageKey, bytes)
  try {
    const documentId = await transaction(services.pool, async (client) => {
      await accountStore.lock(client, customerId)
      const merchantId = await loadOpenMerchant(client, customerId)
      const added = await merchantStore.addDocument(client, {
        merchantId,
        kind: upload.kind,
        storageKey,
        fileName,
        contentType,
        sizeBytes: bytes.byteLength,
      })
      await submitMerchantIfReady(services, client, customerId)
      return added
    })
    return { documentId, fileName }
  } catch (error) {
    // Without its row nobody would ever find the file again.
    await services.images.delete(storageKey)
    throw error
  }
}

async function loadOpenMerchant(client: DatabaseClient, customerId: number): Promise<number> {
  const before = await accountStore.load(client, customerId)
  if (isUnderReview(before)) throw refuseCall('PROFILE_LOCKED')
  await ensureMerchant(client, before)
  const { customer } = await accountStore.load(client, customerId)
  if (!customer.merchant) throw refuseCall('FORBIDDEN')
  const { merchantId } = customer.merchant
  const limit = accountSettings.maxMerchantDocuments
  const documents = await merchantStore.listDocuments(client, { merchantId, limit })
  if (documents.length >= limit) throw refuseCall('PROFILE_LOCKED')
  return merchantId
}
