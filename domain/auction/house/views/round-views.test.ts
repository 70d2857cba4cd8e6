import { describe, expect, test } from 'vitest'
import { hourMs } from '../../../calendar/instant.ts'
import type { CommandBody } from '../../core/commands.ts'
import type { AuctionState } from '../../core/state.ts'
import {
  acceptedDealer,
  atTime,
  dealer,
  endsAt,
  operator,
  owner,
  played,
  runningAuction,
} from '../../testing/sample-auction.ts'
import type { Viewer } from './viewer.ts'
import { auctionView } from './views.ts'

/** Each dealer is told of their own archived bid and second chance, the others of neither (rules 1). */

const during = endsAt - 5 * hourMs
const later = endsAt + hourMs

/** Carl (3), Bert (2) and Anna (1) have bid, all want to be asked, Anna leads. */
function bidden(highestEur: number): AuctionState {
  return [
    [3, highestEur - 1_000],
    [2, highestEur - 500],
    [1, highestEur],
  ].reduce<AuctionState>((state, [merchantId = 0, amountEur = 0]) => {
    const body = { type: 'bid', amountEur, isAskMeThen: true, consentVersion: null } as const
    return played(state, dealer(merchantId), during, body)
  }, runningAuction())
}

function dealerAsViewer(merchantId: number): Viewer {
  return {
    ...{ kind: 'merchant', merchantId, customerId: 1_000 + merchantId },
    ...{ facts: acceptedDealer, openQuestionEntityIds: [] },
  }
}

function viewOf(state: AuctionState, merchantId: number) {
  return auctionView(state, { viewer: dealerAsViewer(merchantId), at: later, history: [] })
}

const everybody = [1, 2, 3, 61]

describe('the archived bid (rules 1 and 6)', () => {
  test('is told to its bidder alone (rules 1 and 6)', () => {
    const declined = played(atTime(bidden(15_000), endsAt), owner, later, {
      type: 'renegotiation_decline',
      reason: 'price_too_low',
      then: 'restart',
    })
    const amounts = everybody.map((merchantId) => viewOf(declined, merchantId)?.followUp?.amountEur)
    expect(amounts).toEqual([15_000, undefined, undefined, undefined])
  })

  test('is deleted in the round it was bid in once no later one carries it (rules 4 and 6)', () => {
    const restarted = [
      { type: 'renegotiation_decline', reason: 'price_too_low', then: 'restart' },
      { type: 'restart', consentVersion: 'de-1', secrets: { reducedTargetPriceEur: 18_000 } },
    ].reduce<AuctionState>(
      (state, body) => played(state, owner, later, body as CommandBody),
      atTime(bidden(15_000), endsAt),
    )
    const seen = (carried: AuctionState['followUp']) => {
      const view = auctionView(restarted, {
        viewer: dealerAsViewer(1),
        at: later,
        history: [],
        carried,
      })
      return [view?.context, view?.currentBidEur, view?.leaderPseudonym, view?.light]
    }
    const both = ['holding_highest_bid', 'offer_declined']
    expect(restarted.hasNextRound).toBe(true)
    expect(seen(restarted.followUp)).toEqual([both, 15_000, 3, 'red'])
    expect(seen(null)).toEqual([['offer_declined'], null, null, 'none'])
  })
})

describe('the second chance (rules 1 and 10)', () => {
  const cancel: CommandBody = { type: 'cancel_sale', isJustified: false }
  const opened = played(atTime(bidden(20_000), endsAt), operator, later, cancel)
  const shownToAll = (state: AuctionState) =>
    everybody.map((merchantId) => viewOf(state, merchantId)?.secondChance?.amountEur)

  test('is told to nobody while its owner thinks (rules 1 and 10)', () => {
    expect(opened.secondChance).toMatchObject({ merchantId: 2, turn: 'owner' })
    expect(shownToAll(opened)).toEqual([undefined, undefined, undefined, undefined])
  })

  test('then to the second bidder alone (rules 1 and 10)', () => {
    const offered = played(opened, owner, later, { type: 'second_chance_offer' })
    expect(shownToAll(offered)).toEqual([undefined, 19_500, undefined, undefined])
    const actions = everybody.map((merchantId) => viewOf(offered, merchantId)?.actions)
    expect(actions.map((each) => each?.secondChanceAccept?.isAllowed)).toEqual([
      undefined,
      true,
      undefined,
      undefined,
    ])
  })
})
