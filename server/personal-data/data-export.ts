import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { DataExportState } from '#contract/endpoints/security/personal-data.ts'
import { exportKeptMs, needsNewExport } from '#domain/account/security/data-export.ts'
import { defaultLocale } from '#locales/locales.ts'
import { findSeller, requireIdentityProof } from '../areas/account/api.ts'
import { notifyCustomer } from '../areas/messaging/api.ts'
import { createDocumentKey } from '../integrations/image-store/port.ts'
import type { DatabaseClient } from '../platform/database/pool.ts'
import { transaction } from '../platform/database/transaction.ts'
import { zip } from '../platform/files/zip.ts'
import { type CallContext, personIdOf } from '../platform/http/call-context.ts'
import { refuseCall } from '../platform/http/refused-call.ts'
import { sendPrivateFile } from '../platform/http/send-private-file.ts'
import { addJob } from '../platform/jobs/jobs.ts'
import { type DataExport, exportStore } from './export-store.ts'
import { type ArchiveServices, personalArchive } from './personal-archive.ts'

/** The archive with all that is kept of a person: asked for, written by a job, fetched, deleted after days (rules 11). */

export async function showExport(
  { pool }: ArchiveServices,
  context: CallContext,
): Promise<DataExportState> {
  return stateOf(await exportStore.findNewest(pool, personIdOf(context)))
}

/** Asked for twice on one day it is the same one. */
export async function requestExport(
  services: ArchiveServices,
  context: CallContext,
): Promise<DataExportState> {
  const customerId = personIdOf(context)
  return transaction(services.pool, async (client) => {
    await requireIdentityProof(services, client, context)
    const now = services.now()
    const newest = await exportStore.findNewest(client, customerId)
    const askedAt = newest?.requestedAt.getTime() ?? null
    if (!needsNewExport(askedAt, now.getTime())) return stateOf(newest)
    const exportId = randomUUID()
    await exportStore.add(client, { exportId, customerId, now })
    const key = `write-data-export:${exportId}`
    await addJob(client, 'write-data-export', { exportId }, { key, isUrgent: true })
    // Goes also where it is never written.
    await deleteLater(client, exportId, now)
    return stateOf(await exportStore.find(client, exportId))
  })
}

/** Before the file is fetched by its address, which no window can ask beside. */
export async function openExport(services: ArchiveServices, context: CallContext): Promise<void> {
  await requireIdentityProof(services, services.pool, context)
  const newest = await exportStore.findNewest(services.pool, personIdOf(context))
  if (!newest?.ready) throw refuseCall('NOT_FOUND')
}

export async function sendExport(
  services: ArchiveServices,
  context: CallContext,
  reply: FastifyReply,
) {
  await openExport(services, context)
  const newest = await exportStore.findNewest(services.pool, personIdOf(context))
  const day = newest?.ready?.at.toISOString().slice(0, 10)
  const isSent =
    newest?.ready &&
    (await sendPrivateFile(reply, services.images, newest.ready.storageKey, {
      fileName: `cm24-${day}.zip`,
      contentType: 'application/zip',
    }))
  if (!isSent) throw refuseCall('NOT_FOUND')
  return reply
}

type ExportJob = { readonly exportId: string }

/** Its days count from this instant; counted from another one before, they no longer do. */
async function deleteLater(client: DatabaseClient, exportId: string, from: Date): Promise<void> {
  const runAt = new Date(from.getTime() + exportKeptMs)
  const key = `delete-data-export:${exportId}`
  await addJob(client, 'delete-data-export', { exportId }, { runAt, key })
}

/**
 * The task `write-data-export`. The row names the file before it is written, so that nothing is left that nobody names; a
 * run that is repeated writes the same file anew.
 */
export function createWriteDataExport(services: ArchiveServices) {
  return async ({ exportId }: ExportJob): Promise<void> => {
    const { pool, images } = services
    const asked = await exportStore.find(pool, exportId)
    if (!asked || asked.ready) return
    const { customerId } = asked
    const locale = (await findSeller(pool, customerId))?.languageSetting ?? defaultLocale
    const now = services.now()
    const storageKey = await exportStore.saveKey(pool, {
      exportId,
      storageKey: createDocumentKey(),
    })
    if (storageKey === undefined) return
    const entries = personalArchive(services, { customerId, locale })
    await images.put(storageKey, Readable.from(zip(entries, { madeAt: now })))
    const sizeBytes = (await images.head(storageKey))?.sizeBytes ?? 0
    const isKept = await transaction(pool, async (client) => {
      const made = { exportId, sizeBytes, now }
      if (!(await exportStore.saveReady(client, made))) return false
      await deleteLater(client, exportId, now)
      const cause = `data_export_ready:${exportId}`
      await notifyCustomer(client, {
        customerId,
        notification: 'data_export_ready',
        values: {},
        cause,
      })
      return true
    })
    // The account has ended since, and its files were deleted before this one was there.
    if (!isKept && !(await exportStore.find(pool, exportId))) await images.delete(storageKey)
  }
}

/** The task `delete-data-export`: the row last, so that no file is ever forgotten. */
export function createDeleteDataExport({ pool, images }: ArchiveServices) {
  return async ({ exportId }: ExportJob): Promise<void> => {
    const found = await exportStore.find(pool, exportId)
    if (found?.storageKey) await images.delete(found.storageKey)
    await exportStore.remove(pool, exportId)
  }
}

function stateOf(found: DataExport | undefined): DataExportState {
  if (!found) return { state: 'none' }
  const requestedAt = found.requestedAt.toISOString()
  if (!found.ready) return { state: 'running', requestedAt }
  const { at, sizeBytes } = found.ready
  const deletedAt = new Date(at.getTime() + exportKeptMs).toISOString()
  return { state: 'ready', requestedAt, readyAt: at.toISOString(), sizeBytes, deletedAt }
}
