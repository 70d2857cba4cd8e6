import { z } from 'zod'
import { officialDocumentTypes } from '#domain/listing/listing.ts'

/** A page of a paper with people, plate and numbers covered. */
export const coveredPage = z.object({
  pageId: z.int(),
  documentType: z.enum(officialDocumentTypes),
  /** By an operator, to accepted dealers. */
  isReleased: z.boolean(),
})
