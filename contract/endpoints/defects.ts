import { z } from 'zod'
import { shortestDefectText } from '#domain/listing/damages.ts'
import { endpoint } from '../endpoint.ts'
import { damage } from '../product.ts'
import { entityId, wireInstant } from '../wire.ts'

/** Defects that an owner adds after the release, and the operator's verdict on them (rules 8). */

const defectVerdicts = ['material', 'minor', 'refused'] as const

const reported = z.object({
  defectId: z.int(),
  reportedAt: wireInstant,
  damage,
  /** Null while it waits for the operator. */
  verdict: z.enum(defectVerdicts).nullable(),
  reason: z.string(),
})
export type ReportedDefect = z.infer<typeof reported>

const waiting = reported.extend({
  entityId: z.int(),
  auctionId: z.int(),
  vehicle: z.string(),
  /** Until then a material one can still give bidders the right to leave. */
  endsAt: wireInstant.nullable(),
})
export type WaitingDefect = z.infer<typeof waiting>

export const defectsEndpoints = {
  report: endpoint({
    method: 'POST',
    path: '/api/private/product/defect/{entityId}',
    access: 'private',
    summary: 'Add a defect to a released ad; it waits for the operator',
    params: z.object({ entityId }),
    body: z.object({
      area: z.string().max(60),
      kinds: z.array(z.string().max(60)).max(20),
      severity: z.string().max(60),
      description: z.string().trim().min(shortestDefectText).max(1000),
    }),
    output: z.object({ defects: z.array(reported) }),
    refusals: ['NOT_FOUND', 'AD_NOT_EDITABLE', 'VALIDATION_FAILED', 'DEFECT_LIMIT_REACHED'],
  }),
  listOwn: endpoint({
    method: 'GET',
    path: '/api/private/product/defect/{entityId}',
    access: 'private',
    summary: 'The defects added to a released ad, with what became of them',
    params: z.object({ entityId }),
    output: z.object({ defects: z.array(reported) }),
    refusals: ['NOT_FOUND'],
  }),
  listWaiting: endpoint({
    method: 'GET',
    path: '/api/operator/defects',
    access: 'operator',
    summary: 'Added defects that wait for a verdict, the oldest first',
    output: z.object({ defects: z.array(waiting) }),
  }),
  judge: endpoint({
    method: 'POST',
    path: '/api/operator/defects/{defectId}/{verdict}',
    access: 'operator',
    summary: 'Publish an added defect as material or minor, or refuse it',
    params: z.object({ defectId: entityId, verdict: z.enum(defectVerdicts) }),
    body: z.object({ reason: z.string().trim().max(2000).default('') }),
    output: z.object({}),
    refusals: ['NOT_FOUND', 'ACTION_NOT_POSSIBLE_NOW', 'AUCTION_ENDED', 'DEFECT_LIMIT_REACHED'],
  }),
}
