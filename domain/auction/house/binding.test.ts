import { expect, test } from 'vitest'
import { dayMs } from '../../calendar/instant.ts'
import { atTime } from '../testing/sample-auction.ts'
import {
  after,
  asked,
  choosing,
  editing,
  failed,
  following,
  open,
  paused,
  published,
  refused,
  reserved,
  running,
  sold,
  talking,
  toRestart,
  underReview,
} from '../testing/stages.ts'
import { isBinding } from './binding.ts'
import { dueAt } from './due.ts'

const lateOffersOver = atTime(open, after + 15 * dayMs)

test.each(
  Object.entries({
    ...{ underReview, published, running, talking, reserved, open },
    // Late offers open by themselves, the second bidder has a chance, an archived bid binds on.
    ...{ failed, choosing, asked, toRestart, 'editing after a bid': following(editing) },
  }),
)('an auction that is %s binds owner and bidders (rules 11)', (_name, state) => {
  expect(isBinding({ status: state.status, dueAt: dueAt(state) })).toBe(true)
})

test.each(Object.entries({ editing, refused, paused, sold, 'failed for good': lateOffersOver }))(
  'an auction that is %s binds nobody (rules 11)',
  (_name, state) => {
    expect(isBinding({ status: state.status, dueAt: dueAt(state) })).toBe(false)
  },
)
