import { z } from 'zod'
import { officialDocumentTypes } from '#domain/listing/listing.ts'
import { coveredPage } from '../../covered-page.ts'
import { endpoint } from '../../endpoint.ts'
import { entityId } from '../../wire.ts'

/** Pages of an ad's papers with people, plate and numbers covered (rules 1). */

const byPage = z.object({ entityId, pageId: entityId })
const editRefusals = [
  'NOT_FOUND',
  'AD_NOT_EDITABLE',
  'LOGIN_TO_CONTINUE',
  'FIELD_LOCKED_BY_REVIEW',
] as const

export const coveredPageEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: '/api/public/product/covered-page/{entityId}/{documentType}',
    access: 'public',
    transfer: 'upload',
    summary:
      'Upload a covered page of a paper (multipart, picture); dealers see it once it is released',
    params: z.object({ entityId, documentType: z.enum(officialDocumentTypes) }),
    output: coveredPage,
    refusals: [
      ...editRefusals,
      'PICTURE_UNREADABLE',
      'PICTURE_TOO_LARGE',
      'PICTURE_LIMIT_REACHED',
      'SERVICE_UNAVAILABLE',
      'FILE_STORE_UNAVAILABLE',
    ],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/public/product/covered-page/{entityId}/{pageId}',
    access: 'public',
    summary: 'Remove a covered page from an ad in editing',
    params: byPage,
    output: z.object({ coveredPages: z.array(coveredPage) }),
    refusals: editRefusals,
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/private/product/covered-page/{entityId}/{pageId}',
    access: 'private',
    transfer: 'download',
    summary:
      'The page as a picture: for owner and operator, and for accepted dealers once released',
    params: byPage,
    output: z.unknown(),
  }),
  release: endpoint({
    method: 'PUT',
    path: '/api/operator/covered-pages/{entityId}/{pageId}',
    access: 'operator',
    summary: 'Release a covered page to dealers, or take it back; logged',
    params: byPage,
    body: z.object({ isReleased: z.boolean() }),
    output: z.object({ coveredPages: z.array(coveredPage) }),
    refusals: ['NOT_FOUND'],
  }),
}
