import { expect, test } from 'vitest'
import type { OutboxRow } from '../../platform/outbox/outbox.ts'
import type { RecordedLetters } from './commands/batch-writes.ts'
import { lettersOfRow, rowsOfLetters } from './letters-in-outbox.ts'

function due(auctionId: number, version: number): RecordedLetters {
  const to = { kind: 'merchant', merchantId: version } as const
  const facts = { currentBidEur: 10_000 + version }
  return {
    auctionId,
    version,
    letters: [{ code: 'you_were_outbid', auctionId, entityId: 7, to, facts }],
  }
}

function stored(subjectId: number, facts: object): OutboxRow {
  return { outboxId: 1, subjectId, facts: JSON.parse(JSON.stringify(facts)) }
}

test('what many commands of a batch have to tell is one row for each auction, in their order', () => {
  const rows = rowsOfLetters([due(1, 5), due(2, 9), due(1, 6), due(1, 7)])
  expect(rows.map(({ subjectId }) => subjectId)).toEqual([1, 2])
  const read = rows.flatMap(({ subjectId, facts }) => lettersOfRow(stored(subjectId, facts)))
  expect(read).toEqual([due(1, 5), due(1, 6), due(1, 7), due(2, 9)])
})

test('a row that an older build left waiting is told as well', () => {
  const { auctionId, ...facts } = due(3, 4)
  expect(lettersOfRow(stored(auctionId, facts))).toEqual([due(3, 4)])
})
