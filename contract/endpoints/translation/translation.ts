import { z } from 'zod'
import { translatedCodes } from '#domain/listing/words/translated-texts.ts'
import { endpoint } from '../../endpoint.ts'
import { shownText } from '../../texts/translated-texts.ts'
import { entityId } from '../../wire.ts'

/**
 * What an owner wrote, in the reader's language where it was translated (spec 7.3). What was translated is
 * answered; no call asks the engine.
 */

const ad = {
  method: 'GET',
  access: 'public',
  params: z.object({ entityId }),
  query: z.object({ storeCode: z.string().max(5).optional() }),
  refusals: ['NOT_FOUND'],
} as const

export const translationEndpoints = {
  description: endpoint({
    ...ad,
    path: '/api/public/translate/description/{entityId}',
    summary: 'Description of an ad in the language of the caller; not found where there is none',
    output: z.object({
      /** False where any of the texts stands as it was written, though in another language. */
      translated: z.boolean(),
      texts: z.array(shownText.extend({ attributeCode: z.enum(translatedCodes) })),
    }),
  }),
  defects: endpoint({
    ...ad,
    path: '/api/public/translate/defects-description/{entityId}',
    summary:
      'What is said of the damages of an ad in the language of the caller; not found without',
    output: z.object({
      translated: z.boolean(),
      damages: z.array(shownText.extend({ sortOrder: z.int() })),
    }),
  }),
}
