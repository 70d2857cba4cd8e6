import { describe, expect, test } from 'vitest'
import type { CommandBody } from '../core/commands.ts'
import {
  bid,
  editingAuction,
  limit,
  operator,
  owner,
  played,
  publishedAuction,
  runningAuction,
} from '../testing/sample-auction.ts'
import { anna, bert, during, refusalOf } from '../testing/two-dealers.ts'

/** While an ad is written, reviewed or rests there is none for its dealers: 404 by every door (rules 1). */

const withdrawn = played(publishedAuction(), owner, during, { type: 'withdraw_ad' })
const taken = played(played(runningAuction(), anna, during, bid(10_000)), operator, during, {
  type: 'withdraw',
  reason: 'vehicle_gone',
})
const unlisted = [
  ['editing', editingAuction()],
  ['withdrawn by its owner', withdrawn],
  ['taken out by an operator', taken],
] as const

const commands: readonly CommandBody[] = [
  bid(10_000),
  limit(12_000),
  { type: 'withdraw_agent' },
  { type: 'buy_now', priceEur: 30_000, consentVersion: null },
  { type: 'late_offer', amountEur: 12_000, consentVersion: null },
  { type: 'ask_question', text: 'Ist der Zahnriemen neu?' },
  { type: 'take_back_bid' },
  { type: 'renegotiation_raise', amountEur: 11_000 },
  { type: 'stop' },
]

describe.each(unlisted)('an ad that is %s (rules 1)', (_says, state) => {
  test.each(commands)('does not exist for a dealer who sends %o (rules 1)', (body) => {
    // Anna has bid in the one that was taken out; even then its page is gone for her.
    for (const dealer of [anna, bert]) {
      expect(refusalOf(state, dealer, body)).toEqual({ code: 'NOT_FOUND', facts: {} })
    }
  })

  test('tells operators that they are no dealers, and visitors to log in (rules 1, 4)', () => {
    expect(refusalOf(state, operator, bid(10_000))).toMatchObject({ code: 'NOT_A_MERCHANT' })
    expect(refusalOf(state, { kind: 'visitor' }, bid(10_000))).toMatchObject({
      code: 'NOT_LOGGED_IN',
    })
  })
})
