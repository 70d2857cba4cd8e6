import { expect, test } from 'vitest'
import { hourMs } from '../../../calendar/instant.ts'
import type { CommandBody } from '../../core/commands.ts'
import type { Viewer } from '../../house/views/viewer.ts'
import { auctionView } from '../../house/views/views.ts'
import {
  acceptedDealer,
  atTime,
  dealer,
  endsAt,
  owner,
  played,
} from '../../testing/sample-auction.ts'
import { anna, bert, hammered, refusalOf } from '../../testing/two-dealers.ts'

/** That a late offer waits as a reservation would tell the target: its owner alone knows (rules 1). */

const offerEur = 29_500
const offeredAt = endsAt + 25 * hourMs
const at = offeredAt + 1
const carl = dealer(3)

/** Anna had the highest bid and talked, Bert or Carl may come late, as she may. */
function withLateOffer(targetPriceEur: number, by: typeof anna) {
  const declined = played(hammered({ targetPriceEur }, 15_000), owner, endsAt + 1, {
    type: 'renegotiation_decline',
    reason: 'price_too_low',
    then: 'neither',
  })
  const offer = { type: 'late_offer', amountEur: offerEur, consentVersion: null } as const
  return played(atTime(declined, offeredAt - 1), by, offeredAt, offer)
}

const looks = (merchantId: number): Viewer => ({
  ...{ kind: 'merchant', customerId: 1_000 + merchantId, merchantId },
  ...{ facts: acceptedDealer, openQuestionEntityIds: [] },
})

const makers = [
  ['who talked before', anna],
  ['who comes late', bert],
] as const

test.each(makers)(
  'all dealers see the same of one at the target and below it, by one %s',
  (_, by) => {
    const reserved = withLateOffer(offerEur, by)
    const received = withLateOffer(offerEur + 1, by)
    expect([reserved.status, received.status]).toEqual([
      'anr_offer_above_targetprice',
      'recd_late_offer',
    ])
    for (const merchantId of [1, 2, 3]) {
      const [high, low] = [reserved, received].map((state) =>
        auctionView(state, { viewer: looks(merchantId), at, history: [] }),
      )
      // The journal commits to the target, so its head differs, and tells nothing.
      expect({ ...high, headHash: null }).toEqual({ ...low, headHash: null })
    }
  },
)

const commandsOfOthers: readonly CommandBody[] = [
  { type: 'reservation_confirm' },
  { type: 'reservation_decline' },
  { type: 'late_offer_accept', lateOfferId: 900 },
  { type: 'stop' },
  { type: 'pause' },
]

test.each(commandsOfOthers)('a dealer’s own try of $type is answered the same too', (body) => {
  const reserved = withLateOffer(offerEur, bert)
  const received = withLateOffer(offerEur + 1, bert)
  for (const one of [anna, bert, carl]) {
    const high = refusalOf(reserved, one, body, undefined, at)
    expect(high).toEqual(refusalOf(received, one, body, undefined, at))
    expect(high?.code).toBe('NOT_FOUND')
  }
})
