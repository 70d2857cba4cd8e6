import type { PushTries } from '#domain/messaging/choices/push-tries.ts'
import type { SendMail } from '../mail-job.ts'

/** Payload of their jobs: one notification to one reader; its mail may take its place. */
export type ChannelJob = Pick<
  SendMail,
  | 'notification'
  | 'values'
  | 'cause'
  | 'createdAt'
  | 'entityId'
  | 'auctionId'
  | 'attachments'
  | 'screen'
> & {
  readonly customerId: number
  /** The saved search that it tells of. */
  readonly searchId?: number
} & Partial<PushTries>

/** Payload of the jobs of their summaries: what was held during quiet hours. */
export type SummaryJob = {
  readonly customerId: number
  /** Of one that is tried again: whoever was told is not told again. */
  readonly cause?: string
} & Partial<PushTries>
