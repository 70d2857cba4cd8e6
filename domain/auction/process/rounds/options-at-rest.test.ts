import { describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '../../../calendar/instant.ts'
import type { AuctionState } from '../../core/state.ts'
import { auctionView } from '../../house/views/views.ts'
import {
  approvedAt,
  dealer,
  endsAt,
  goodFacts,
  owner,
  played,
} from '../../testing/sample-auction.ts'
import * as stages from '../../testing/stages.ts'
import { hammered } from '../../testing/two-dealers.ts'
import { mayComeBack } from './restart-rules.ts'

/** Before an owner pauses or withdraws they see what of the vehicle's rounds is left, by the rule that counts them. */

const at = endsAt + 2 * hourMs
const failed = played(hammered({}, 15_000), owner, endsAt + hourMs, {
  ...{ type: 'renegotiation_decline', reason: 'price_too_low', then: 'neither' },
})

function restFacts(state: AuctionState, name: 'pause' | 'withdraw', now = at) {
  const viewer = { kind: 'customer', customerId: 1 } as const
  const action = auctionView(state, { viewer, at: now, history: [] })?.actions[name]
  if (!action?.isAllowed) throw new Error(`The owner may ${name}.`)
  return action.facts.restart
}

/** This hammer is one of so many within 60 days. */
function ofRounds<State extends AuctionState>(state: State, count: number): State {
  const [last = 0] = state.roundsEndedAt
  const ends = Array.from({ length: count }, (_, index) => last - (count - 1 - index) * 10 * dayMs)
  return { ...state, roundsEndedAt: ends }
}

/** What the submit of the resumed ad is answered at that price. */
function submitted(state: AuctionState, targetPriceEur: number, now = at) {
  const pastRounds = state.roundsEndedAt.map((endedAt) => ({ endedAt, targetPriceEur: 20_000 }))
  return mayComeBack(state.settings, { pastRounds, targetPriceEur }, now)
}

describe('before an ad rests its owner sees which rounds are left (rules 2)', () => {
  test.each([
    [1, 2],
    [2, 1],
  ])(
    'before a pause after %i rounds: %i left, on the terms of the submit that follows',
    (ended, roundsLeft) => {
      const state = ofRounds(failed, ended)
      const restart = restFacts(state, 'pause')
      if (!restart.isAllowed) throw new Error('A round is left.')
      const { asItIsPossibleAt, reducedMaximumEur } = restart.facts
      expect(restart.facts.roundsLeft).toBe(roundsLeft)
      expect(submitted(state, reducedMaximumEur)).toBeNull()
      expect(submitted(state, reducedMaximumEur + 1)?.code).toBe('RESTART_TOO_EARLY')
      expect(submitted(state, 20_000, asItIsPossibleAt)).toBeNull()
    },
  )

  test('before a pause after the third round: none, and from when there is one', () => {
    const state = ofRounds(failed, 3)
    const refusal = submitted(state, 20_000)
    expect(refusal).toMatchObject({
      code: 'TOO_MANY_ROUNDS',
      facts: { possibleAt: endsAt + 40 * dayMs },
    })
    expect(restFacts(state, 'pause')).toEqual({ isAllowed: false, refusal })
  })

  test.each([0, 1, 2])(
    'before a withdrawal after %i rounds the auction that never was counts for none',
    (ended) => {
      const roundsEndedAt = Array.from(
        { length: ended },
        (_, index) => approvedAt - (index + 1) * dayMs,
      )
      const state = { ...stages.published, roundsEndedAt }
      const restart = restFacts(state, 'withdraw', approvedAt + 1)
      expect(restart).toMatchObject({ isAllowed: true, facts: { roundsLeft: 3 - ended } })
    },
  )

  test('a pause within 24 h of a declined late offer leaves it declined, and only what waits lapses', () => {
    const facts = { ...goodFacts, nextLateOfferId: 901 }
    const offered = played(
      stages.declined,
      dealer(1),
      stages.opened + 2,
      stages.lateOffer(16_000),
      facts,
    )
    const paused = played(offered, owner, stages.opened + 3, { type: 'pause' })
    expect(paused.lateOffers).toMatchObject([
      { lateOfferId: 900, status: 'declined', lapse: null, answeredAt: stages.opened + 1 },
      { lateOfferId: 901, status: 'lapsed', lapse: 'paused' },
    ])
  })

  test('a late offer made within 24 h of another one’s decline changes nothing of that one', () => {
    const facts = { ...goodFacts, nextLateOfferId: 901 }
    const offered = played(
      stages.declined,
      dealer(1),
      stages.opened + 2,
      stages.lateOffer(16_000),
      facts,
    )
    expect(offered.status).toBe('recd_late_offer')
    const declineOther = { type: 'late_offer_decline', lateOfferId: 901 } as const
    const both = played(offered, owner, stages.opened + 3, declineOther)
    expect(both.status).toBe('declined_late_offer')
    expect(both.lateOffers[0]).toEqual(stages.declined.lateOffers[0])
  })
})
