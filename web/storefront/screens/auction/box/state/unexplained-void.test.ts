import { expect, test } from 'vitest'
import { unexplainedVoid } from './unexplained-void.ts'

const view = (parts: Partial<Parameters<typeof unexplainedVoid>[0]>) => ({
  ...{ status: 'running' as const, lastVoid: 'voided' as const, endMove: null, own: null },
  ...parts,
})
const own = { pseudonym: 2, standingBidEur: 10_000, isAskMeThen: false, agent: null }
const endMove = (cause: 'void' | 'outage') => ({ cause, fromEndsAt: '2026-11-23T13:30:00.000Z' })

test.each([
  ['a price that fell', view({}), 'voided'],
  ['a bidder who left on their own', view({ lastVoid: 'taken_back' }), 'taken_back'],
  ['while the other end has another reason', view({ endMove: endMove('outage') }), 'voided'],
  ['not where the moved end says it', view({ endMove: endMove('void') }), null],
  ['not after the end', view({ status: 'renegotiation' }), null],
  ['not where there was none, or somebody has bid since', view({ lastVoid: null }), null],
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
