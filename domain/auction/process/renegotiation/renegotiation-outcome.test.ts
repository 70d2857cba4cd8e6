import { expect, test } from 'vitest'
import { hourMs } from '../../../calendar/instant.ts'
import type { CommandBody } from '../../core/commands.ts'
import type { AuctionState } from '../../core/state.ts'
import { renegotiationView } from '../../house/views/renegotiation-view.ts'
import { auctionView } from '../../house/views/views.ts'
import {
  acceptedDealer,
  atTime,
  berlin,
  bid,
  dealer,
  endsAt,
  operator,
  owner,
  played,
  runningAuction,
} from '../../testing/sample-auction.ts'

/** The history of a renegotiation ends with who ended it, how and when, for both sides (rules 6). */

const buyer = dealer(1)
const at = endsAt + hourMs
const opened = atTime(
  played(runningAuction(), buyer, berlin('2026-11-18 09:00'), bid(15_000)),
  endsAt,
)
const counter: CommandBody = { type: 'renegotiation_counter', amountEur: 19_000 }
const countered = played(opened, owner, at, counter)
const accept: CommandBody = { type: 'renegotiation_accept', amountEur: null }
const decline = (then: 'restart' | 'pause' | 'neither'): CommandBody => ({
  type: 'renegotiation_decline',
  reason: 'price_too_low',
  then,
})
const withdraw: CommandBody = { type: 'withdraw', reason: 'technical_fault' }
const cancel: CommandBody = { type: 'cancel_renegotiation', reason: 'An error' }
const raise: CommandBody = { type: 'renegotiation_raise', amountEur: 19_000 }

const end = endsAt + 48 * hourMs
const endings: readonly (readonly [string, AuctionState, object])[] = [
  ['while it goes on: nothing', countered, {}],
  [
    'accepted by the owner',
    played(opened, owner, at, accept),
    { by: 'owner', kind: 'accepted', amountEur: 15_000, at },
  ],
  [
    'accepted by the buyer',
    played(countered, buyer, at + hourMs, accept),
    { by: 'buyer', kind: 'accepted', amountEur: 19_000, at: at + hourMs },
  ],
  [
    'sold by a raise that reaches the counter',
    played(countered, buyer, at + hourMs, raise),
    { by: 'buyer', kind: 'raise_reached', amountEur: 19_000, at: at + hourMs },
  ],
  ...(['restart', 'pause', 'neither'] as const).map(
    (then) =>
      [
        `declined, ${then} after it`,
        played(opened, owner, at, decline(then)),
        { by: 'owner', kind: 'declined', amountEur: null, at },
      ] as const,
  ),
  [
    'lapsed by the owner’s silence',
    atTime(opened, end),
    { by: 'owner', kind: 'lapsed', amountEur: null, at: end },
  ],
  [
    'canceled by the operator',
    played(opened, operator, at, cancel),
    { by: 'operator', kind: 'canceled', amountEur: null, at },
  ],
  [
    'taken off the market by the operator',
    played(opened, operator, at, withdraw),
    { by: 'operator', kind: 'withdrawn', amountEur: null, at, reason: 'technical_fault' },
  ],
]

test.each(endings)('%s (rules 6)', (_name, state, ending) => {
  const expected = Object.keys(ending).length === 0 ? null : { reason: null, ...ending }
  expect(renegotiationView(state, 'owner', null)?.ending).toEqual(expected)
  expect(renegotiationView(state, 'bidder', 1)?.ending).toEqual(expected)
  expect(renegotiationView(state, 'operator', null)?.ending).toEqual(expected)
})

test.each([
  ['taken off the market by the operator', withdraw, operator, 'withdrawn'],
  ['paused by its owner', decline('pause'), owner, 'declined'],
] as const)(
  'it stays readable to its buyer when the ad was %s, and to no other (rules 6)',
  (_how, body, by, kind) => {
    const resting = played(opened, by, at, body)
    const seenBy = (merchantId: number) =>
      auctionView(resting, {
        viewer: {
          kind: 'merchant',
          customerId: 100 + merchantId,
          merchantId,
          facts: acceptedDealer,
          openQuestionEntityIds: [],
        },
        at: at + hourMs,
        history: [],
      })
    expect(seenBy(1)).toMatchObject({
      status: 'inactive',
      renegotiation: { archivedBidEur: 15_000, ending: { kind, at } },
      currentBidEur: null,
      targetPriceEur: null,
      withdrawal: null,
      own: { standingBidEur: 15_000 },
    })
    expect(seenBy(2)).toBeNull()
  },
)

test('what happens to the ad afterwards does not change how the renegotiation ended (rules 6, 7)', () => {
  const declined = played(opened, owner, at, decline('neither'))
  const late = atTime(declined, at + 24 * hourMs)
  const offered = played(late, dealer(2), at + 25 * hourMs, {
    type: 'late_offer',
    amountEur: 17_000,
    consentVersion: null,
  })
  const lateOfferId = offered.lateOffers.at(-1)?.lateOfferId ?? 0
  const sold = played(offered, owner, at + 26 * hourMs, { type: 'late_offer_accept', lateOfferId })
  expect(sold.status).toBe('sold')
  expect(renegotiationView(sold, 'owner', null)?.ending).toMatchObject({ kind: 'declined', at })
})
