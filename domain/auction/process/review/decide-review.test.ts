import { describe, expect, test } from 'vitest'
import { hourMs } from '../../../calendar/instant.ts'
import type { CommandBody } from '../../core/commands.ts'
import { newAuction } from '../../core/new-auction.ts'
import { defaultMarketSettings } from '../../core/settings.ts'
import {
  approvedAt,
  dealer,
  endsAt,
  goodFacts,
  operator,
  owner,
  played,
  publishedAuction,
  tried,
} from '../../testing/sample-auction.ts'
import { drawnYellowPercent } from '../bidding/light.ts'
import { nextRound } from '../rounds/next-round.ts'

const identity = { auctionId: 7, entityId: 70, ownerCustomerId: 1, ownerMerchantId: null, at: 0 }
const editing = newAuction(identity)
const submit: CommandBody = { type: 'submit', consentVersion: 'de-1' }
const underReview = played(editing, owner, 1, submit)

const approve = {
  type: 'approve',
  mode: 'auction',
  startPriceEur: 10_000,
  buyNowPriceEur: null,
  settings: defaultMarketSettings,
  secrets: { targetPriceEur: 20_000 },
} as const satisfies CommandBody

describe('submitting (rules 2)', () => {
  test.each([
    ['AD_INCOMPLETE', { isComplete: false, hasOfficialDocument: false }],
    ['DOCUMENT_MISSING', { hasOfficialDocument: false, isEmailVerified: false }],
    ['EMAIL_NOT_VERIFIED', { isEmailVerified: false, isProfileComplete: false }],
    ['PROFILE_INCOMPLETE', { isProfileComplete: false }],
  ] as const)('%s (rules 2)', (code, lacking) => {
    const { listing } = goodFacts
    if (listing === null) throw new Error('The sample has a listing.')
    const facts = { ...goodFacts, listing: { ...listing, ...lacking } }
    expect(tried(editing, owner, 1, submit, facts)).toMatchObject({ refusal: { code } })
  })

  test('nothing is submitted without consent, nor by anybody else (rules 1 and 10)', () => {
    const silent: CommandBody = { type: 'submit', consentVersion: null }
    expect(tried(editing, owner, 1, silent)).toMatchObject({ refusal: { code: 'CONSENT_MISSING' } })
    expect(tried(editing, dealer(1), 1, submit)).toMatchObject({ refusal: { code: 'NOT_FOUND' } })
    expect(tried(underReview, owner, 2, submit).isAccepted).toBe(false)
  })
})

describe('the review (rules 2)', () => {
  test('it sends back with remarks, refuses with a reason, approves into a slot (rules 2)', () => {
    const back = played(underReview, operator, 2, { type: 'send_back', remarks: 'Bild 3 fehlt' })
    expect(back.status).toBe('editing')
    const empty: CommandBody = { type: 'send_back', remarks: ' ' }
    expect(tried(underReview, operator, 2, empty).isAccepted).toBe(false)
    const refused = played(underReview, operator, 2, {
      type: 'refuse_ad',
      reason: 'Kein Wohnmobil',
    })
    expect(refused.status).toBe('inactive')
    expect(tried(underReview, owner, 2, approve)).toMatchObject({ refusal: { code: 'FORBIDDEN' } })
    const published = played(underReview, operator, approvedAt, approve)
    expect(published).toMatchObject({
      status: 'published',
      clock: { endsAt, startsAt: endsAt - 23.5 * hourMs, latestEndsAt: endsAt + hourMs / 2 },
    })
  })

  test.each([
    ['startPriceEur', { ...approve, startPriceEur: null }],
    ['startPriceEur', { ...approve, startPriceEur: 0 }],
    ['targetPriceEur', { ...approve, secrets: { targetPriceEur: 0.5 } }],
    ['buyNowPriceEur', { ...approve, buyNowPriceEur: 19_999 }],
  ] as const)('without a good %s it is not complete (rules 2 and 7)', (missing, body) => {
    expect(tried(underReview, operator, 2, body)).toMatchObject({
      refusal: { code: 'REVIEW_INCOMPLETE', facts: { missing } },
    })
  })

  test.each([
    ['auction', 20_000, true],
    ['auction', 20_001, false],
    ['offer_collection', 20_001, false],
  ] as const)(
    'in an %s for 20,000 a start price of %i is taken: %s (rules 4)',
    (mode, startPriceEur, isTaken) => {
      const decision = tried(underReview, operator, approvedAt, { ...approve, mode, startPriceEur })
      expect(decision.isAccepted).toBe(isTaken)
      if (decision.isAccepted) return
      const facts = { maximumEur: 20_000 }
      expect(decision.refusal).toEqual({ code: 'START_PRICE_TOO_HIGH', facts })
    },
  )

  test('a step above a bid that binds on may be above the target, but no more (rules 4 and 6)', () => {
    const bound = { merchantId: 1, amountEur: 20_000, bindsUntil: approvedAt + 1 }
    const state = { ...underReview, followUp: { ...bound, acceptUntil: null } }
    const secrets = { targetPriceEur: 20_050 }
    const least = { ...approve, startPriceEur: 20_100, secrets }
    expect(tried(state, operator, approvedAt, least).isAccepted).toBe(true)
    const more = { ...least, startPriceEur: 20_101 }
    expect(tried(state, operator, approvedAt, more)).toMatchObject({
      refusal: { code: 'START_PRICE_TOO_HIGH', facts: { maximumEur: 20_100 } },
    })
  })

  // Target and start price of a round while a bid of 20,000 from the round before still binds.
  test.each([
    [20_000, 20_100, false],
    [20_001, 20_099, false],
    [20_001, 20_100, true],
  ])(
    'a follow-up round with target %i from %i is taken: %s (rules 6)',
    (target, start, isTaken) => {
      const bound = {
        merchantId: 1,
        amountEur: 20_000,
        bindsUntil: approvedAt + 1,
        acceptUntil: null,
      }
      const state = { ...underReview, followUp: bound }
      const body = { ...approve, startPriceEur: start, secrets: { targetPriceEur: target } }
      const decision = tried(state, operator, approvedAt, body)
      expect(decision.isAccepted).toBe(isTaken)
      if (!decision.isAccepted) expect(decision.refusal.code).toBe('ACCEPT_THE_BID_INSTEAD')
      const free = { ...state, followUp: { ...bound, bindsUntil: approvedAt } }
      expect(tried(free, operator, approvedAt, { ...body, startPriceEur: 1 }).isAccepted).toBe(true)
    },
  )

  test('before the start the owner may take it back, and bring it again (rules 2)', () => {
    const inactive = played(publishedAuction(), owner, approvedAt + 1, { type: 'withdraw_ad' })
    expect(inactive.status).toBe('inactive')
    const again = played(inactive, owner, approvedAt + 2, { type: 'resume' })
    expect(again).toMatchObject({ status: 'inactive', hasNextRound: true })
    expect(nextRound(again, 8, approvedAt + 2)).toMatchObject({ status: 'editing', round: 2 })
    const refused = played(underReview, operator, 2, {
      type: 'refuse_ad',
      reason: 'Kein Wohnmobil',
    })
    expect(played(refused, owner, 3, { type: 'resume' })).toMatchObject({
      status: 'editing',
      hasNextRound: false,
    })
  })

  test('yellow begins at a whole percent from 78 to 92 (rules 4)', () => {
    const drawn = [0, 0.5, 0.999_999].map((one) => drawnYellowPercent(one, defaultMarketSettings))
    expect(drawn).toEqual([78, 85, 92])
  })
})
