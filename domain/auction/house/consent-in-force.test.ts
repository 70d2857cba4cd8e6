import { describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '../../calendar/instant.ts'
import type { CommandBody } from '../core/commands.ts'
import {
  atTime,
  bid,
  dealer,
  endsAt,
  goodFacts,
  owner,
  played,
  runningAuction,
  tried,
} from '../testing/sample-auction.ts'
import { hammered } from '../testing/two-dealers.ts'

/** What binds a dealer does so under the sentence in force alone (rules 10). */

const running = played(
  runningAuction({ buyNowPriceEur: 30_000 }),
  dealer(1),
  endsAt - 5 * hourMs,
  bid(15_000),
)
const declined = played(hammered({}, 15_000), owner, endsAt + 1, {
  type: 'renegotiation_decline',
  reason: 'price_too_low',
  then: 'neither',
})
const openForOffers = atTime(declined, endsAt + 1 + dayMs)
const during = endsAt - 4 * hourMs
const afterwards = endsAt + dayMs + hourMs

type Binding = CommandBody & { readonly consentVersion?: string | null }

describe.each<[string, typeof running, number, Binding]>([
  ['a bid', running, during, { ...bid(15_100), consentVersion: null }],
  [
    'a limit',
    running,
    during,
    { type: 'set_agent', consentVersion: null, secrets: { limitEur: 16_000 } },
  ],
  ['buy now', running, during, { type: 'buy_now', priceEur: 30_000, consentVersion: null }],
  [
    'a late offer',
    openForOffers,
    afterwards,
    { type: 'late_offer', amountEur: 15_500, consentVersion: null },
  ],
])('%s', (_, state, at, body) => {
  test.each([
    ['old', 'new', false],
    ['new', 'new', true],
    [null, 'new', true],
    ['old', null, true],
  ])('under %s while %s is in force: %s', (consentVersion, consentInForce, isAccepted) => {
    const facts = { ...goodFacts, consentInForce, nextLateOfferId: 1 }
    const decision = tried(state, dealer(1), at, { ...body, consentVersion } as CommandBody, facts) // One of the four above.
    expect(decision.isAccepted).toBe(isAccepted)
    if (!decision.isAccepted) {
      expect(decision.refusal).toEqual({ code: 'CONSENT_OUTDATED', facts: { version: 'new' } })
    }
  })
})
