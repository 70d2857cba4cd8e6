import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

/** What is published, in the form of a content management system of version 4 (spec 7.7). */

const value = z.union([z.string(), z.number(), z.null()])

const file = z.object({
  name: z.string(),
  hash: z.string(),
  ext: z.string(),
  mime: z.string(),
  width: z.int(),
  height: z.int(),
  url: z.string(),
})

/** Pictures of a text in the order in which they stand there; only where they are asked for (`populate`). */
const media = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      attributes: file.extend({
        alternativeText: z.string(),
        caption: z.null(),
        /** In kB. */
        size: z.number(),
        previewUrl: z.null(),
        provider: z.string(),
        formats: z.record(z.string(), file.extend({ path: z.null() })),
        createdAt: z.string(),
        updatedAt: z.string(),
      }),
    }),
  ),
})
export type CmsMedia = z.infer<typeof media>

const page = z.object({
  data: z.array(
    z.object({ id: z.int(), attributes: z.record(z.string(), z.union([value, media])) }),
  ),
  meta: z.object({
    /** As it was asked for; the counts are left out on wish. */
    pagination: z.union([
      z.object({
        page: z.int(),
        pageSize: z.int(),
        pageCount: z.int().optional(),
        total: z.int().optional(),
      }),
      z.object({ start: z.int(), limit: z.int(), total: z.int().optional() }),
    ]),
  }),
})
export type CmsAnswer = z.infer<typeof page>

/** Names with brackets, as `filters[name][$eq]`; the domain reads them. */
export const cmsRawQuery = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

function collection<const Path extends `/api/${string}`>(path: Path, what: string) {
  return endpoint({
    method: 'GET',
    path,
    access: 'public',
    summary: `${what} of one language with filters, fields, sort and pagination`,
    query: cmsRawQuery,
    output: page,
    refusals: ['VALIDATION_FAILED'],
  })
}

export const cmsEndpoints = {
  landingPages: collection('/api/landing-pages', 'Landing pages'),
  popups: collection('/api/merchant-notification-popups', 'Notices for dealers'),
  newsItems: collection('/api/news-items', 'News for dealers'),
  faqs: collection('/api/faqs', 'Frequent questions'),
  guideArticles: collection('/api/guide-articles', 'Articles of the guide'),
  authors: collection('/api/authors', 'Authors of the guide'),
} as const
