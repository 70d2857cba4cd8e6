import { z } from 'zod'
import { Done, Instant } from '../../account-fields.ts'
import { endpoint } from '../../endpoint.ts'

/** All that is kept of a person, for that person (rules 11). */

const DataExportState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('running'), requestedAt: Instant }),
  z.object({
    state: z.literal('ready'),
    requestedAt: Instant,
    readyAt: Instant,
    sizeBytes: z.int(),
    /** When its file goes. */
    deletedAt: Instant,
  }),
])
export type DataExportState = z.infer<typeof DataExportState>

/** What still binds the account to others; all zero where it may end. */
const ErasureState = z.object({
  isPossible: z.boolean(),
  ads: z.int(),
  bids: z.int(),
  orders: z.int(),
})
export type ErasureState = z.infer<typeof ErasureState>

const path = '/api/private/customer/data-export'

export const personalDataEndpoints = {
  showExport: endpoint({
    method: 'GET',
    path,
    access: 'private',
    summary: 'The last archive that was asked for, and how far it is',
    output: DataExportState,
  }),
  requestExport: endpoint({
    method: 'POST',
    path,
    access: 'private',
    summary: 'Has an archive written with all that is kept of the customer; once a day',
    output: DataExportState,
    refusals: ['IDENTITY_UNPROVED'],
    callsPerMinute: 10,
  }),
  openExport: endpoint({
    method: 'POST',
    path: `${path}/open`,
    access: 'private',
    summary: 'Whether the archive may be fetched now',
    output: Done,
    refusals: ['IDENTITY_UNPROVED', 'NOT_FOUND'],
    callsPerMinute: 20,
  }),
  downloadExport: endpoint({
    method: 'GET',
    path: `${path}/file`,
    access: 'private',
    transfer: 'download',
    summary: 'The archive itself, a ZIP file',
    output: z.unknown(),
    refusals: ['IDENTITY_UNPROVED', 'NOT_FOUND'],
    callsPerMinute: 20,
  }),
  showErasure: endpoint({
    method: 'GET',
    path: '/api/private/customer/erasure',
    access: 'private',
    summary: 'Whether the account may end, and what it still owes to others',
    output: ErasureState,
  }),
  countPictures: endpoint({
    method: 'GET',
    path: '/api/operator/pictures',
    access: 'operator',
    summary: 'How many pictures are stored, and how many of them nothing shows',
    output: z.object({ stored: z.int(), unkept: z.int(), deletedAfterDays: z.int() }),
    callsPerMinute: 10,
  }),
  eraseAccount: endpoint({
    method: 'POST',
    path: '/api/private/customer/erasure',
    access: 'private',
    summary: 'Ends the account for good: what the law keeps stays unlinked, the rest goes',
    output: Done,
    refusals: ['IDENTITY_UNPROVED', 'ERASURE_NOT_YET', 'FORBIDDEN'],
    callsPerMinute: 5,
  }),
} as const
