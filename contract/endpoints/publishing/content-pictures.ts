import { z } from 'zod'
import { entryKinds } from '#domain/publishing/entry-kinds.ts'
import { Done, Instant } from '../../account-fields.ts'
import { endpoint } from '../../endpoint.ts'

/** The library of pictures for what the operator publishes (docs/decisions/0176). */

const key = z.string().regex(/^[0-9a-f]{32}$/)

const contentPicture = z.object({
  key,
  fileName: z.string(),
  /** Of the largest file. */
  width: z.int(),
  height: z.int(),
  /** Of all files, the narrowest first. */
  widths: z.array(z.int()).readonly(),
})
export type UploadedPicture = z.infer<typeof contentPicture>

const shownPicture = contentPicture.extend({
  /** Of the largest file. */
  sizeBytes: z.int(),
  uploadedAt: Instant,
  uploadedBy: z.string(),
  /** The entries whose texts keep it, each with its languages; empty where it may be removed. */
  usedIn: z.array(
    z.object({ kind: z.enum(entryKinds), key: z.string(), locales: z.array(z.string()) }),
  ),
})
export type LibraryPicture = z.infer<typeof shownPicture>

export const contentPictureEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/operator/content-pictures',
    access: 'operator',
    summary: 'The pictures for texts, the newest first, and which texts keep them',
    query: z.object({ count: z.coerce.number().int().min(1).max(2000).default(48) }),
    output: z.object({ pictures: z.array(shownPicture), total: z.int() }),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/operator/content-pictures',
    access: 'operator',
    transfer: 'upload',
    summary: 'Upload one picture for texts (multipart); answers once every size exists',
    output: contentPicture,
    refusals: ['PICTURE_UNREADABLE', 'PICTURE_TOO_LARGE', 'FILE_STORE_UNAVAILABLE'],
    callsPerMinute: 120,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/operator/content-pictures/{key}',
    access: 'operator',
    summary: 'Removes a picture that no text keeps; its files follow',
    params: z.object({ key }),
    output: Done,
    refusals: ['NOT_FOUND', 'CONTENT_PICTURE_USED'],
  }),
} as const
