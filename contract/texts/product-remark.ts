import { z } from 'zod'
import { wireInstant } from '../wire.ts'

/** What the review asks to be mended at one field: an attribute's code, or a part of the ad. */
export const productRemark = z.object({
  remarkId: z.int(),
  field: z.string(),
  text: z.string(),
  givenAt: wireInstant,
  answer: z.enum(['changed', 'kept']).nullable(),
  note: z.string().nullable(),
})
/** Of attributes alone; a field of several questions has several. */
export const remarkedValue = z.object({
  attributeCode: z.string(),
  value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable(),
})

/** As the review sees it: beside what stood there when it was given what stands there now. */
export const remarkWithValues = productRemark.extend({
  isClosed: z.boolean(),
  before: z.array(remarkedValue).nullable(),
  after: z.array(remarkedValue).nullable(),
})
