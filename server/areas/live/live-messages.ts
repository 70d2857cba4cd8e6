import type { Logger } from 'pino'
import type { LiveEvent } from '#contract/live.ts'
import type { DatabasePool } from '../../platform/database/pool.ts'
import type { Viewer } from '../../platform/http/call-context.ts'
import { encodeEvent, type StreamHub } from '../../platform/live/stream-hub.ts'
import { listAnnouncedMessages } from '../messaging/api.ts'

/** A message came: its reader's open pages hear of it (spec 7.6). */
export function createLiveMessages(services: {
  readonly pool: DatabasePool
  readonly hub: StreamHub<Viewer>
  readonly log: Logger
}) {
  const { pool, hub, log } = services
  return (messageIds: readonly number[]): void => {
    announceMessages(pool, hub, messageIds).catch((err: unknown) =>
      log.warn({ err }, 'messages were not announced to open pages'),
    )
  }
}

async function announceMessages(
  pool: DatabasePool,
  hub: StreamHub<Viewer>,
  messageIds: readonly number[],
): Promise<void> {
  for (const message of await listAnnouncedMessages(pool, messageIds)) {
    const event: Omit<Extract<LiveEvent, { type: 'message' }>, 'number'> = {
      type: 'message',
      messageId: message.messageId,
      callToActionTypeCode: message.callToAction,
      auctionId: message.auctionId,
    }
    const encoded = encodeEvent(event)
    for (const stream of hub.all()) {
      if (stream.listener.customerId === message.customerId) stream.send(encoded)
    }
  }
}
