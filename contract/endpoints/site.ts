import { z } from 'zod'
import { Done, Email, Instant, LinkToken, LocaleCode } from '../account-fields.ts'
import { endpoint } from '../endpoint.ts'

/** Settings, time, directory, contact and newsletter (spec 7.7). */

const DirectoryEntry = z.object({
  merchantId: z.number().int(),
  companyName: z.string(),
  zipCodePrefix: z.string(),
  city: z.string(),
  country: z.string(),
})

const findSetting = endpoint({
  method: 'GET',
  path: '/api/public/settings/{key}',
  access: 'public',
  summary: 'A public setting, for example system_bar',
  params: z.object({ key: z.string().max(80) }),
  output: z.object({ value: z.string().nullable(), description: z.string().nullable() }),
})

const readTime = endpoint({
  method: 'POST',
  path: '/api/public/time',
  access: 'public',
  summary: 'The market’s time, from which pages count down, and the server’s',
  output: z.object({
    time: Instant,
    serverTime: Instant,
    marketOffsetMilliseconds: z.number().int(),
  }),
})

export const siteEndpoints = {
  findSetting,
  saveSetting: endpoint({
    method: 'PUT',
    path: '/api/operator/settings/{key}',
    access: 'operator',
    summary: 'Changes a public setting',
    params: z.object({ key: z.string().max(60) }),
    body: z.object({
      value: z.string().trim().max(2000),
      description: z.string().trim().max(2000).default(''),
    }),
    output: Done,
    refusals: ['NOT_FOUND'],
  }),
  countDesk: endpoint({
    method: 'GET',
    path: '/api/operator/desk',
    access: 'operator',
    summary: 'What waits for the operator, as figures',
    output: z.object({
      reviews: z.int(),
      /** Ads that have waited longer than the 24 hours they were promised. */
      overdueReviews: z.int(),
      merchants: z.int(),
      runningAuctions: z.int(),
      /** Defects added to running auctions that wait for a verdict. */
      waitingDefects: z.int(),
      cancellationRequests: z.int(),
    }),
  }),
  readTime,
  sendContactMessage: endpoint({
    method: 'POST',
    path: '/api/public/contact',
    access: 'public',
    summary: 'Writes to the operator; what a machine filled in is refused with MACHINE_SUSPECTED',
    body: z.object({
      name: z.string().trim().max(120).default(''),
      email: Email,
      text: z.string().trim().min(1).max(4000),
      language: LocaleCode,
      /** People do not see this field, so they leave it empty. */
      website: z.string().max(500).default(''),
    }),
    output: Done,
    refusals: ['MACHINE_SUSPECTED'],
    callsPerMinute: 5,
  }),
  signUpForNewsletter: endpoint({
    method: 'POST',
    path: '/api/public/newsletter',
    access: 'public',
    summary: 'Asks by mail whether the newsletter is wanted; answers the same for every address',
    body: z.object({ email: Email, language: LocaleCode }),
    output: Done,
    callsPerMinute: 5,
  }),
  confirmNewsletter: endpoint({
    method: 'POST',
    path: '/api/public/newsletter/confirm',
    access: 'public',
    summary: 'Confirms the newsletter by the mailed link',
    body: z.object({ token: LinkToken }),
    output: Done,
    refusals: ['LINK_INVALID'],
    callsPerMinute: 20,
  }),
  listMerchantDirectory: endpoint({
    method: 'GET',
    path: '/api/public/merchants/get',
    access: 'public',
    summary: 'The merchant directory',
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      itemsPerPage: z.coerce.number().int().min(1).max(100).default(24),
      search: z.string().trim().max(100).optional(),
      country: z.string().length(2).optional(),
    }),
    output: z.object({
      data: z.array(DirectoryEntry),
      total: z.number().int(),
      pages: z.number().int(),
      page: z.number().int(),
    }),
  }),
} as const
