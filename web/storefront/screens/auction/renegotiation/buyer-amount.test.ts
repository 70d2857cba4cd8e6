import { expect, test } from 'vitest'
import type { AuctionView } from '#contract/auction-view.ts'
import { buyerAmountOf, moveFor } from './buyer-amount.ts'

type Actions = Parameters<typeof buyerAmountOf>[0]

const demandEur = 56_000
const accept = { isAllowed: true, facts: { amountEur: demandEur } } as const
const offer = {
  isAllowed: true,
  facts: { minimumEur: 51_000, maximumEur: 55_999, offersLeft: 2 },
} as const
const raise = { isAllowed: true, facts: { minimumEur: 51_000, maximumEur: demandEur } } as const
const no = {
  isAllowed: false,
  refusal: { code: 'NOT_YOUR_TURN', facts: {} },
} as unknown as NonNullable<AuctionView['actions']['renegotiationOffer']> // Nothing else is read.

const ownTurn: Actions = {
  renegotiationAccept: accept,
  renegotiationOffer: offer,
  renegotiationRaise: raise,
}

test('in the buyer’s turn one field takes every amount up to the demand (rules 6)', () => {
  expect(buyerAmountOf(ownTurn)).toEqual({
    move: 'offer',
    minimumEur: 51_000,
    maximumEur: demandEur,
  })
  expect(moveFor(51_000, ownTurn)).toEqual({ move: 'offer', amountEur: 51_000 })
  expect(moveFor(demandEur, ownTurn)).toEqual({ move: 'accept', amountEur: demandEur })
})

test('once all offers are made the same field raises the bid (rules 6)', () => {
  const offersMade = { ...ownTurn, renegotiationOffer: no }
  expect(buyerAmountOf(offersMade)).toEqual({ move: 'raise', ...raise.facts })
  expect(moveFor(52_000, offersMade)).toEqual({ move: 'raise', amountEur: 52_000 })
})

test('in the seller’s turn it raises the bid, up to the demand and by that to the sale (rules 6)', () => {
  const sellersTurn: Actions = {
    renegotiationAccept: no as unknown as NonNullable<Actions['renegotiationAccept']>,
    renegotiationOffer: no,
    renegotiationRaise: raise,
  }
  expect(moveFor(52_000, sellersTurn)).toEqual({ move: 'raise', amountEur: 52_000 })
  expect(moveFor(demandEur, sellersTurn)).toEqual({ move: 'raise', amountEur: demandEur })
})

test('a raise that could only reach the demand is not offered beside accepting it (rules 6)', () => {
  const facts = { minimumEur: demandEur, maximumEur: demandEur }
  const renegotiationRaise = { isAllowed: true, facts } as const
  const noRoom = { renegotiationAccept: accept, renegotiationOffer: no, renegotiationRaise }
  expect(buyerAmountOf(noRoom)).toBeNull()
  expect(buyerAmountOf({})).toBeNull()
})
