import { z } from 'zod'
import {
  importFailures,
  importSources,
  importWarnings,
} from '#domain/listing/importing/imported-answers.ts'
import { endpoint } from '../../endpoint.ts'
import { product } from '../../product.ts'
import { entityId, wireInstant } from '../../wire.ts'

/** Answers of an ad that are fetched from outside, and their owner's word on them. */

const byProduct = z.object({ entityId })
const ownRefusals = ['NOT_FOUND', 'LOGIN_TO_CONTINUE', 'AD_NOT_EDITABLE', 'OWNER_ONLY'] as const

export const adImport = z.object({
  importId: z.uuid(),
  source: z.enum(importSources),
  state: z.enum(['running', 'found', 'taken', 'failed']),
  /** 0 to 100, while it runs. */
  percent: z.int().min(0).max(100),
  failure: z.enum(importFailures).nullable(),
  /** What was found: make and model as the other side writes them. */
  vehicle: z.string(),
  pictureCount: z.int(),
  /** Answers that the ad does not have yet. */
  newCount: z.int(),
  /** Answers that the ad has otherwise, which stay. */
  otherwiseCount: z.int(),
  warning: z.enum(importWarnings).nullable(),
  startedAt: wireInstant,
})
export type AdImport = z.infer<typeof adImport>

const show = {
  method: 'GET',
  summary: 'The ad’s newest import and how far it is; null before the first',
  params: byProduct,
  output: z.object({ newest: adImport.nullable() }),
  refusals: ownRefusals,
  callsPerMinute: 120,
} as const

const start = {
  method: 'POST',
  summary: 'Fetch what the Dutch register knows of a plate, or an own ad of another portal',
  params: byProduct,
  body: z.union([
    z.object({ plate: z.string().trim().min(1).max(20) }),
    z.object({
      /** A link of a known portal, or an ad's number; it is never fetched itself. */
      link: z.string().trim().min(1).max(500),
      /** The caller says that the ad there is theirs. */
      isOwn: z.literal(true),
    }),
  ]),
  output: z.object({ newest: adImport.nullable() }),
  refusals: ownRefusals,
  callsPerMinute: 10,
} as const

const take = {
  method: 'PUT',
  summary: 'Take over what was found, where the ad says nothing yet; marked until it is confirmed',
  params: byProduct.extend({ importId: z.uuid() }),
  output: product,
  refusals: [...ownRefusals, 'ACTION_NOT_POSSIBLE_NOW'],
} as const

const confirm = {
  method: 'PUT',
  summary: 'The owner says that imported answers are right as they stand',
  params: byProduct,
  body: z.object({ attributeCodes: z.array(z.string().max(60)).min(1).max(200) }),
  output: product,
  refusals: ownRefusals,
} as const

export const listingImportEndpoints = {
  show: endpoint({ ...show, path: '/api/private/product/import/{entityId}', access: 'private' }),
  showAsVisitor: endpoint({
    ...show,
    path: '/api/public/product/import/{entityId}',
    access: 'public',
  }),
  start: endpoint({ ...start, path: '/api/private/product/import/{entityId}', access: 'private' }),
  startAsVisitor: endpoint({
    ...start,
    path: '/api/public/product/import/{entityId}',
    access: 'public',
  }),
  take: endpoint({
    ...take,
    path: '/api/private/product/import/{entityId}/{importId}',
    access: 'private',
  }),
  takeAsVisitor: endpoint({
    ...take,
    path: '/api/public/product/import/{entityId}/{importId}',
    access: 'public',
  }),
  confirm: endpoint({
    ...confirm,
    path: '/api/private/product/imported-answers/{entityId}',
    access: 'private',
  }),
  confirmAsVisitor: endpoint({
    ...confirm,
    path: '/api/public/product/imported-answers/{entityId}',
    access: 'public',
  }),
} as const
