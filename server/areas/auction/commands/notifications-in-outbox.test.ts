import { expect, test } from 'vitest'
import type { OutboxRow } from '../../../platform/outbox/outbox.ts'
import type { RecordedNotifications } from './batch-writes.ts'
import { notificationsOfRow, rowsOfNotifications } from './notifications-in-outbox.ts'

function due(auctionId: number, version: number): RecordedNotifications {
  const to = { kind: 'merchant', merchantId: version } as const
  const facts = { currentBidEur: 10_000 + version }
  return {
    auctionId,
    version,
    at: 0,
    notifications: [{ code: 'you_were_outbid', auctionId, entityId: 7, to, facts }],
  }
}

function stored(subjectId: number, facts: object): OutboxRow {
  return { outboxId: 1, subjectId, facts: JSON.parse(JSON.stringify(facts)) }
}

test('the notifications of many commands of a batch are one row for each auction, in the order of the commands', () => {
  const rows = rowsOfNotifications([due(1, 5), due(2, 9), due(1, 6), due(1, 7)])
  expect(rows.map(({ subjectId }) => subjectId)).toEqual([1, 2])
  const read = rows.flatMap(({ subjectId, facts }) => notificationsOfRow(stored(subjectId, facts)))
  expect(read).toEqual([due(1, 5), due(1, 6), due(1, 7), due(2, 9)])
})
