import { expect, test } from 'vitest'
import type { AuctionView } from '#contract/auction-view.ts'
import { unexplainedVoid } from './unexplained-void.ts'

type Bid = NonNullable<AuctionView['history']>[number]

const entry = (sequence: number, cause: Bid['cause']): Bid => ({
  ...{ sequence, cause, pseudonym: 1, amountEur: 54_600, newEndsAt: null, isOwn: false },
  at: '2026-11-23T13:00:00.000Z',
})
const voided = [entry(2, 'manual'), entry(5, 'voided')]
const takenBack = [entry(2, 'manual'), entry(5, 'taken_back')]
const view = (parts: Partial<Parameters<typeof unexplainedVoid>[0]>) => ({
  ...{ status: 'running' as const, history: voided, endMove: null, own: null },
  ...parts,
})
const own = { pseudonym: 2, standingBidEur: 10_000, isAskMeThen: false, agent: null }
const endMove = (cause: 'void' | 'outage') => ({ cause, fromEndsAt: '2026-11-23T13:30:00.000Z' })

test.each([
  ['a price that fell', view({}), 'voided'],
  ['a bidder who left by himself', view({ history: takenBack }), 'taken_back'],
  [
    'while the other end is told for another reason',
    view({ endMove: endMove('outage') }),
    'voided',
  ],
  ['not once somebody has bid again', view({ history: [...voided, entry(6, 'manual')] }), null],
  ['not where the moved end says it', view({ endMove: endMove('void') }), null],
  ['not after the end', view({ status: 'renegotiation' }), null],
  ['not to whom the history is not told', view({ history: null }), null],
  [
    'not to the one whose bids they were',
    view({ own: { ...own, isBarred: true, lastRefusal: null } }),
    null,
  ],
  [
    'not to the one who took them back',
    view({ own: { ...own, standingBidEur: null, isBarred: false, lastRefusal: null } }),
    null,
  ],
  [
    'to a bidder who still stands',
    view({ own: { ...own, isBarred: false, lastRefusal: null } }),
    'voided',
  ],
] as const)('a void is explained on the page: %s (rules 5)', (_what, auction, cause) => {
  expect(unexplainedVoid(auction)).toBe(cause)
})
