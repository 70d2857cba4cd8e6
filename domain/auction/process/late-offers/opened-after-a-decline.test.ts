import { expect, test } from 'vitest'
import { hourMs } from '../../../calendar/instant.ts'
import { atTime, owner, played } from '../../testing/sample-auction.ts'
import { canceledAfterDecline, opened } from '../../testing/stages.ts'

/** A decline of a late offer shows for 24 h, also where a sale came and was canceled in between (rules 7). */

const declinedAt = opened + 2
const open = { type: 'open_late_offers' } as const

test('late offers opened within 24 h of a decline are as that decline left them (rules 7)', () => {
  const reopened = played(canceledAfterDecline, owner, opened + 5, open)
  expect(reopened.status).toBe('declined_late_offer')
  expect(atTime(reopened, declinedAt + 24 * hourMs - 1).status).toBe('declined_late_offer')
  expect(atTime(reopened, declinedAt + 24 * hourMs).status).toBe('acpt_late_offer')
})

test('late offers opened 24 h after a decline are open (rules 7)', () => {
  const reopened = played(canceledAfterDecline, owner, declinedAt + 24 * hourMs, open)
  expect(reopened.status).toBe('acpt_late_offer')
})
