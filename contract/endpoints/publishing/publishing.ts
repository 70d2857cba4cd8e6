import { z } from 'zod'
import { entryFields, entryKinds, longestField } from '#domain/publishing/entry-kinds.ts'
import { Done, Instant } from '../../account-fields.ts'
import { endpoint } from '../../endpoint.ts'
import { richBlock } from '../../rich-text.ts'

/** What the operator publishes, as they edit it (docs/decisions/0155). */

const kind = z.enum(entryKinds)
const key = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const locale = z.string().regex(/^[a-z]{2}$/)
const version = z.coerce.number().int().min(0).max(1_000_000)

const text = z.partialRecord(z.enum(entryFields), z.string().max(longestField))

const languageStanding = z.object({
  locale: z.string(),
  title: z.string(),
  /** `first`: the text that the program came with; `none`: readers of this language see the German one. */
  shown: z.enum(['first', 'own', 'withdrawn', 'none']),
  /** A newer version was saved and not published. */
  hasDraft: z.boolean(),
  publishAt: Instant.nullable(),
})

const versionLine = z.object({
  version: z.int(),
  standing: z.enum(['draft', 'scheduled', 'in_force', 'past', 'withdrawn']),
  /** Null for the text that the program came with. */
  savedAt: Instant.nullable(),
  savedBy: z.string().nullable(),
  publishAt: Instant.nullable(),
  publishedAt: Instant.nullable(),
  isWithdrawal: z.boolean(),
})

const fault = z.object({
  field: z.string(),
  rule: z.string(),
  /** What of a text cannot be shown, from its beginning. */
  found: z.string().optional(),
})

const languageOfEntry = languageStanding.extend({
  /** The newest version, or 0. */
  version: z.int(),
  text,
  versions: z.array(versionLine),
  faults: z.array(fault),
})
export type LanguageOfEntry = z.infer<typeof languageOfEntry>

/** A content management system in which a kind is written instead; null where it is written here. */
const outside = z
  .object({
    host: z.string(),
    /** Null until it has answered for the first time. */
    readAt: Instant.nullable(),
    /** Why the last question brought nothing. */
    failure: z.string().nullable(),
  })
  .nullable()
export type OutsideContent = z.infer<typeof outside>

const place = z.object({ kind, key })

export const publishingEndpoints = {
  listEntries: endpoint({
    method: 'GET',
    path: '/api/operator/content/{kind}',
    access: 'operator',
    summary: 'The entries of a kind with their standing in each language',
    params: z.object({ kind }),
    output: z.object({
      isEditable: z.boolean(),
      outside,
      entries: z.array(z.object({ key: z.string(), languages: z.array(languageStanding) })),
    }),
  }),
  findEntry: endpoint({
    method: 'GET',
    path: '/api/operator/content/{kind}/{key}',
    access: 'operator',
    summary: 'An entry with its newest text and its history in each language',
    params: place,
    output: z.object({
      isEditable: z.boolean(),
      outside,
      fields: z.array(z.object({ name: z.enum(entryFields), isRequired: z.boolean() })),
      languages: z.array(languageOfEntry),
    }),
    refusals: ['NOT_FOUND'],
  }),
  readVersion: endpoint({
    method: 'GET',
    path: '/api/operator/content/{kind}/{key}/{locale}/{version}',
    access: 'operator',
    summary: 'The text of one version; 0 is the one that the program came with',
    params: place.extend({ locale, version }),
    output: z.object({ text }),
    refusals: ['NOT_FOUND'],
  }),
  saveVersion: endpoint({
    method: 'PUT',
    path: '/api/operator/content/{kind}/{key}/{locale}',
    access: 'operator',
    summary: 'Saves a text as a new version, whole or not; readers do not see it yet',
    params: place.extend({ locale }),
    body: z.object({ text, basedOn: version }),
    output: z.object({ version: z.int() }),
    refusals: ['NOT_FOUND', 'CONTENT_CHANGED_ELSEWHERE', 'CONTENT_EDITED_OUTSIDE'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/operator/content/{kind}/{key}/publish',
    access: 'operator',
    summary:
      'Publishes versions together, at once or at an instant; none of them if one is not whole',
    params: place,
    body: z.object({
      versions: z
        .array(z.object({ locale, version: version.min(1) }))
        .min(1)
        .max(8),
      publishAt: Instant.nullable().default(null),
    }),
    output: Done,
    refusals: [
      'NOT_FOUND',
      'VALIDATION_FAILED',
      'CONTENT_PUBLISHED_BEFORE',
      'CONTENT_EDITED_OUTSIDE',
    ],
  }),
  unschedule: endpoint({
    method: 'POST',
    path: '/api/operator/content/{kind}/{key}/{locale}/{version}/unschedule',
    access: 'operator',
    summary: 'Makes a version that is still to come a draft again',
    params: place.extend({ locale, version }),
    output: Done,
    refusals: ['NOT_FOUND', 'CONTENT_EDITED_OUTSIDE'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/operator/content/{kind}/{key}/{locale}/withdraw',
    access: 'operator',
    summary: 'Takes a text off the site; its history stays',
    params: place.extend({ locale }),
    output: Done,
    refusals: ['NOT_FOUND', 'CONTENT_EDITED_OUTSIDE'],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/operator/content/{kind}/preview',
    access: 'operator',
    summary: 'A text as its page would draw it, with what keeps it from being published',
    params: z.object({ kind }),
    body: z.object({ locale, text }),
    output: z.object({ blocks: z.array(richBlock), faults: z.array(fault) }),
  }),
} as const
