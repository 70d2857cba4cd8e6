import { z } from 'zod'
import { Done, LocaleCode } from '../../account-fields.ts'
import { endpoint } from '../../endpoint.ts'
import { deviceClasses, funnels } from '../../usage/funnel-steps.ts'

/** What pages report of their use, and what operators read of it (spec 7.7). */

/** Values of a report; what does not fit is dropped, never answered with an error. */
const loose = z.string().max(2000).optional().catch(undefined)
const device = z.enum(deviceClasses)

/** A page sends a report with each new screen; what a machine sends beyond that counts for nobody. */
const reportsPerMinute = 120

export const usageEndpoints = {
  collectAccessLog: endpoint({
    method: 'POST',
    path: '/api/access-logs/collect',
    access: 'public',
    summary:
      'Counts a page by its path template; cookies, query and the address itself are not kept',
    body: z.object({ url: loose, referer: loose }),
    output: Done,
    callsPerMinute: reportsPerMinute,
  }),
  collectUserAction: endpoint({
    method: 'POST',
    path: '/api/public/user-action-log/collect',
    access: 'public',
    summary:
      'Notes what somebody did on which screen; who it was only with their consent. Never fails the page',
    body: z.object({
      action: loose,
      /** The route's name, its template or an address of it. */
      context: loose,
      /** What was seen for the first time on this page: parts of a form, `screen:` and a screen. */
      steps: z.array(z.string().max(60)).max(6).optional().catch(undefined),
      product_entity_id: z.coerce.number().int().positive().optional().catch(undefined),
    }),
    output: Done,
    callsPerMinute: reportsPerMinute,
  }),
  readConsent: endpoint({
    method: 'GET',
    path: '/api/public/consent',
    access: 'public',
    summary: 'What this browser agreed to',
    output: z.object({ statistics: z.boolean() }),
  }),
  saveConsent: endpoint({
    method: 'PUT',
    path: '/api/public/consent',
    access: 'public',
    summary:
      'Whether a visitor’s own steps may be noted for 30 days; a withdrawal deletes what was noted',
    body: z.object({ statistics: z.boolean() }),
    output: z.object({ statistics: z.boolean() }),
    callsPerMinute: 20,
  }),
  readFunnel: endpoint({
    method: 'GET',
    path: '/api/operator/usage/funnel',
    access: 'operator',
    summary: 'How often each step of a funnel was reached, in all, by device and by language',
    query: z.object({
      funnel: z.enum(funnels).default('selling'),
      days: z.coerce.number().int().min(1).max(30).default(30),
      device: device.optional(),
      language: LocaleCode.optional(),
    }),
    output: z.object({
      /** Whose steps these are: a page may show them until those of another one arrive. */
      funnel: z.enum(funnels),
      /** The first day that is counted, `2026-11-01`. */
      from: z.string(),
      /** Of a device or a language where it is named, else of all. */
      counts: z.array(
        z.object({
          step: z.string(),
          device: device.nullable(),
          language: z.string().nullable(),
          count: z.int(),
        }),
      ),
      /** How many of those who agreed to be noted reached it, each counted once. */
      people: z.array(z.object({ step: z.string(), count: z.int() })),
      /** What ads of these days came from (spec 3, tracking); none of a device or a language, which no ad is kept with. */
      sources: z.array(z.object({ source: z.string(), count: z.int() })),
    }),
  }),
} as const
