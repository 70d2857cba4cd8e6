import { z } from 'zod'
import { auctionStatuses } from '#domain/auction/core/state.ts'
import { endpoint } from '../endpoint.ts'
import { wireInstant } from '../wire.ts'

/** Time travel, a fresh start and the mailbox: mounted in a demo only (rules 14). */

const oneYearMinutes = 366 * 24 * 60

export const DemoState = z.object({
  /** What the market goes by; it is ahead of real time by the offset. */
  marketNow: wireInstant,
  realNow: wireInstant,
  offsetMinutes: z.int(),
  /** The next thing that happens by itself. */
  nextEvent: z
    .object({
      at: wireInstant,
      auctionId: z.int(),
      entityId: z.int(),
      status: z.enum(auctionStatuses),
    })
    .nullable(),
  /** Auctions by their status. */
  counts: z.partialRecord(z.enum(auctionStatuses), z.int()),
  mails: z.int(),
  seededAt: wireInstant.nullable(),
  /** While the market is made anew: how far it is, from 0 to 1. */
  reset: z.object({
    isRunning: z.boolean(),
    progress: z.number(),
    hasFailed: z.boolean(),
  }),
})
export type DemoState = z.infer<typeof DemoState>

const Attachment = z.object({
  index: z.int(),
  fileName: z.string(),
  contentType: z.string(),
  sizeBytes: z.int(),
})

const MailRow = z.object({
  mailId: z.int(),
  receivedAt: wireInstant,
  recipients: z.array(z.string()),
  subject: z.string(),
  /** The first words of the mail. */
  preview: z.string(),
  attachmentCount: z.int(),
})

const mailId = z.coerce.number().int().positive()

export const demoEndpoints = {
  state: endpoint({
    method: 'GET',
    path: '/api/demo/state',
    access: 'public',
    summary: 'The demo’s clock, what is due next, and how many auctions are in which status',
    output: DemoState,
  }),
  moveClock: endpoint({
    method: 'POST',
    path: '/api/demo/clock',
    access: 'public',
    summary: 'Moves the market’s clock forward; everything due runs at its own instant',
    body: z.union([
      z.object({ minutes: z.int().min(1).max(oneYearMinutes) }),
      z.object({ until: wireInstant }),
      z.object({ to: z.literal('next_event') }),
    ]),
    output: DemoState,
    refusals: ['ACTION_NOT_POSSIBLE_NOW'],
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/demo/reset',
    access: 'public',
    summary: 'Throws everything away and makes the demo’s market anew; the state tells how far',
    output: DemoState,
  }),
  listMails: endpoint({
    method: 'GET',
    path: '/api/demo/mails',
    access: 'public',
    summary: 'Every mail the demo has sent, the newest first',
    query: z.object({
      recipient: z.string().max(254).optional(),
      page: z.coerce.number().int().min(1).default(1),
      itemsPerPage: z.coerce.number().int().min(1).max(100).default(30),
    }),
    output: z.object({ mails: z.array(MailRow), hasMore: z.boolean() }),
  }),
  showMail: endpoint({
    method: 'GET',
    path: '/api/demo/mails/{mailId}',
    access: 'public',
    summary: 'One mail as it was received',
    params: z.object({ mailId }),
    output: MailRow.extend({
      sender: z.string(),
      html: z.string(),
      text: z.string(),
      attachments: z.array(Attachment),
    }),
    refusals: ['NOT_FOUND'],
  }),
  downloadAttachment: endpoint({
    method: 'GET',
    path: '/api/demo/mails/{mailId}/attachments/{index}',
    access: 'public',
    summary: 'A file that came with a mail',
    transfer: 'download',
    params: z.object({ mailId, index: z.coerce.number().int().min(0).max(100) }),
    output: z.unknown(),
    refusals: ['NOT_FOUND'],
  }),
} as const
