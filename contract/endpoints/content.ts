import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cmsRawQuery } from './publishing/cms.ts'

/** Texts of the site: legal pages, frequent questions, and who runs it (spec 7.7). */

const contentPageNames = ['terms', 'privacy', 'imprint', 'faq', 'guidelines'] as const
export type ContentPageName = (typeof contentPageNames)[number]

const localeCode = z.string().max(5)

const contentBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    text: z.string(),
    /** Of it and what follows, where that is not the reader's. */
    language: z.string().optional(),
  }),
  z.object({ kind: z.literal('paragraph'), lines: z.array(z.string()) }),
  z.object({ kind: z.literal('list'), entries: z.array(z.string()) }),
])
export type ContentBlock = z.infer<typeof contentBlock>

const contentPage = z.object({
  title: z.string(),
  version: z.string().nullable(),
  /** The day from which it holds. */
  validFrom: z.string().nullable(),
  changes: z.string().nullable(),
  blocks: z.array(contentBlock),
})
export type ContentPage = z.infer<typeof contentPage>

export const contentEndpoints = {
  readPage: endpoint({
    method: 'GET',
    path: '/api/public/content/{page}/{locale}',
    access: 'public',
    summary: 'A page of text in plain blocks; an unknown language gets the German one',
    params: z.object({ page: z.enum(contentPageNames), locale: localeCode }),
    output: contentPage,
  }),
  readTerms: endpoint({
    method: 'GET',
    path: '/api/agb',
    access: 'public',
    summary: 'The terms in one text, with the day they hold from and what changed (spec 7.7)',
    query: cmsRawQuery,
    output: z.object({
      data: z.object({
        id: z.int(),
        /** All of them, or those that `fields` names. */
        attributes: z
          .object({
            title: z.string(),
            content: z.string(),
            version: z.string().nullable(),
            validFrom: z.string().nullable(),
            changes: z.string().nullable(),
            locale: z.string(),
          })
          .partial(),
      }),
      meta: z.object({}),
    }),
    refusals: ['VALIDATION_FAILED'],
  }),
  readMarketFigures: endpoint({
    method: 'GET',
    path: '/api/public/market-figures',
    access: 'public',
    summary: 'How many dealers and bidders the market says it has at least (spec 1)',
    output: z.object({ dealersAtLeast: z.int(), biddersAtLeast: z.int() }),
  }),
  readCompany: endpoint({
    method: 'GET',
    path: '/api/public/company',
    access: 'public',
    summary: 'Name, address, phone and mail of the operator',
    output: z.object({
      name: z.string(),
      street: z.string(),
      zipCode: z.string(),
      city: z.string(),
      country: z.string(),
      phone: z.string(),
      email: z.string(),
    }),
  }),
} as const
