import { personalDataEndpoints } from '#contract/endpoints/security/personal-data.ts'
import { countPictures } from '../lifetimes/delete-unkept-pictures.ts'
import type { EndpointServer } from '../platform/http/endpoints/endpoint-server.ts'
import { openExport, requestExport, sendExport, showExport } from './data-export.ts'
import { type ErasureServices, eraseAccount, showErasure } from './erase-account.ts'
import type { ArchiveServices } from './personal-archive.ts'

export function registerPersonalDataRoutes(
  endpoints: EndpointServer,
  services: ArchiveServices & ErasureServices,
): void {
  const calls = personalDataEndpoints
  endpoints.on(calls.showExport, (_input, context) => showExport(services, context))
  endpoints.on(calls.requestExport, (_input, context) => requestExport(services, context))
  endpoints.on(calls.openExport, async (_input, context) => {
    await openExport(services, context)
    return { isDone: true } as const
  })
  endpoints.onRaw(calls.downloadExport, (_input, context, { reply }) =>
    sendExport(services, context, reply),
  )
  endpoints.on(calls.countPictures, () => countPictures(services.pool))
  endpoints.on(calls.showErasure, (_input, context) => showErasure(services, context))
  endpoints.on(calls.eraseAccount, async (_input, context) => {
    await eraseAccount(services, context)
    return { isDone: true } as const
  })
}
