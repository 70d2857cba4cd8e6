import type { Queryable } from '../../platform/database/queryable.ts'
import { messageStore } from './message-store.ts'

/** What the live stream says of a message; its text is loaded by the reader's page (spec 7.6). */
export type AnnouncedMessage = {
  readonly messageId: number
  readonly customerId: number
  readonly callToAction: string | null
  readonly auctionId: number | null
}

export function listAnnouncedMessages(
  db: Queryable,
  messageIds: readonly number[],
): Promise<AnnouncedMessage[]> {
  return messageStore.listAnnounced(db, messageIds)
}
